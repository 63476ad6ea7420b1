import { handOf } from './hash.ts';
import type { Calling, Figure } from './pieces.ts';
import { num } from './shape.ts';

/** One stroke each, drawn in a circle of radius 8 about the origin. */
const SYMBOLS: Readonly<Record<Calling, string>> = {
  // a bicorne
  officer: 'M-7 3.6C-5.6-7.4 5.6-7.4 7 3.6C2.6 1-2.6 1-7 3.6Z',
  // a slung rifle with its lock
  rifleman: 'M-6.4 3.6L-4 6L-1.6 2.4L6-5.6M-1.6 2.4L1 4',
  // crossed muskets
  infantry: 'M-5.4 5.4L5.4-5.4M-5.4-5.4L5.4 5.4',
  // a lit grenade
  grenadier: 'M-1.1-1.6a4 4 0 1 0 2.2 0ZM0-1.8C-.4-4 2.4-4 1.2-7',
  // a sabre and its guard
  sabre: 'M-5.4 5.2C1 4.4 5.6 0 5.6-6.6M-6.2 1.2C-4 1.6-2.6 3.6-2.4 6.2',
  doctor: 'M0-6V6M-6 0H6',
  // a waning moon
  occultist: 'M2.6-5.8A6 6 0 1 0 5.8 2.6A4.8 4.8 0 0 1 2.6-5.8Z',
  // horns
  horned:
    'M-6.5-6C-6.5 1.5-3.6 6.4 0 6.4C3.6 6.4 6.5 1.5 6.5-6C4.6-1.8 2.4-1.6 0-1.6C-2.4-1.6-4.6-1.8-6.5-6Z',
};

/** Health runs clockwise from the top; what is lost stays bare. */
function healthArc(radius: number, health: number): string {
  const grade = health > 0.66 ? 'sound' : health > 0.33 ? 'hurt' : 'failing';
  if (health >= 1) return `<circle class="health health-${grade}" r="${num(radius)}"/>`;
  const angle = health * Math.PI * 2;
  const end = `${num(Math.sin(angle) * radius)} ${num(-Math.cos(angle) * radius)}`;
  const large = health > 0.5 ? 1 : 0;
  return `<path class="health health-${grade}" d="M0 ${num(-radius)}A${num(radius)} ${num(radius)} 0 ${large} 1 ${end}"/>`;
}

/** The jagged ring of a thing that men run from. */
function terror(radius: number): string {
  const teeth = 22;
  const points = Array.from({ length: teeth * 2 }, (_, i) => {
    const angle = (i * Math.PI) / teeth;
    const r = i % 2 === 0 ? radius + 5 : radius + 1.5;
    return `${num(Math.cos(angle) * r)} ${num(Math.sin(angle) * r)}`;
  });
  return `<path class="terror" d="M${points.join('L')}Z"/>`;
}

function smoke(figure: Figure): string {
  const hand = handOf(`${figure.id}/smoke`);
  const puffs = [0, 1, 2, 3].map((i) => {
    const x = figure.base * 0.72 + i * 4.2 + hand.shake(1);
    const y = -figure.base * 0.72 - i * 2.4 + hand.shake(2);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(2.8 + i * 0.8)}"/>`;
  });
  return `<g class="smoke">${puffs.join('')}</g>`;
}

/** A disc the size of the real base. Side shows in colour, in the pattern of the inner ring and in the symbol. */
export function drawCounter(figure: Figure): string {
  const { base, place } = figure;
  const scale = base / 13;
  return [
    `<g class="counter counter-${figure.side}" transform="translate(${num(place.x)} ${num(place.y)})">`,
    figure.side === 'monster' ? terror(base) : '',
    `<circle class="counter-shade" cx="2.5" cy="3" r="${num(base + 1)}"/>`,
    `<circle class="counter-rim" r="${num(base + 1.6)}"/>`,
    figure.side === 'monster' ? '' : healthArc(base + 1.6, figure.health),
    `<circle class="coat" r="${num(base - 1)}"/>`,
    `<circle class="inner-ring" r="${num(base - 2.6)}"/>`,
    `<path class="symbol" transform="scale(${num(scale * 1.2)})" d="${SYMBOLS[figure.calling]}"/>`,
    figure.selected === true ? `<circle class="selected" r="${num(base + 7)}"/>` : '',
    figure.smoke === true ? smoke(figure) : '',
    '</g>',
  ].join('');
}
