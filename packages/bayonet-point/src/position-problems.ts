import { optionProblems, type Refusal, type Said } from '@vedette/engine';
import { isReserved } from './option-ids.ts';
import { options } from './options.ts';
import type { Position } from './position-document.ts';
import { say } from './refusals.ts';
import { allOperations } from './scenario/check/operations-of.ts';
import { isChoice } from './scenario/format/scenario.ts';
import { documents } from './scenarios/documents.ts';

/** What cannot be laid out: things that are there twice, or are spoken of and not there. */
export function positionProblems(position: Position): readonly Refusal[] {
  return [
    ...optionProblems(options, position.options),
    ...twice(position),
    ...reserved(position),
    ...battleProblems(position),
    ...nobody(position),
  ];
}

function refusal(code: string, rule: string, path: string, said: Said): Refusal {
  return { code, rule, path, ...said };
}

function twice({ units }: Position): readonly Refusal[] {
  const seen = new Set<string>();
  return units.flatMap((u, i) =>
    [u, ...u.figures].flatMap(({ id }) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [refusal('position.twice', 'BP-GEN-20', `/units/${i}`, say('position.twice', { id }))];
    }),
  );
}

/** BP-INI-02: units and figures are named among the answers. */
function reserved({ units }: Position): readonly Refusal[] {
  return units.flatMap((u, i) =>
    [u, ...u.figures]
      .filter(({ id }) => isReserved(id))
      .map(({ id }) =>
        refusal('position.reserved', 'BP-GEN-20', `/units/${i}`, say('position.reserved', { id })),
      ),
  );
}

/** BP-SCN-03, BP-SCN-08: roles, edges and numbers must be those of the scenario, and a role for each seat. */
function battleProblems({ scenario, roles, edges, variables }: Position): readonly Refusal[] {
  const document = documents.find(({ id }) => id === scenario);
  if (document === undefined)
    return [
      refusal(
        'position.scenario',
        'BP-SCN-01',
        '/scenario',
        oneOf(
          scenario,
          documents.map(({ id }) => id),
        ),
      ),
    ];
  const operations = isChoice(document) ? [] : allOperations(document).map(({ value }) => value);
  const known: Readonly<Record<'roles' | 'edges' | 'variables', readonly string[]>> = {
    roles: isChoice(document) ? [] : document.roles,
    edges: operations.flatMap((one) => (one.op === 'choose-edge' ? [one.store] : [])),
    variables: operations.flatMap((one) => (one.op === 'set' ? [one.name] : [])),
  };
  const given = { roles, edges, variables };
  const unknown = (['roles', 'edges', 'variables'] as const).flatMap((kind) =>
    Object.keys(given[kind])
      .filter((name) => !known[kind].includes(name))
      .map((name) =>
        refusal(`position.${kind}`, 'BP-SCN-03', `/${kind}/${name}`, oneOf(name, [...new Set(known[kind])])),
      ),
  );
  const seats = Object.values(roles);
  if (new Set(seats).size === seats.length) return unknown;
  return [...unknown, refusal('position.roles', 'BP-SCN-03', '/roles', say('position.roles'))];
}

function oneOf(name: string, known: readonly string[]): Said {
  return say('position.none-such', { name, known });
}

/** Whoever fights, rides, leads or pursues must be there. */
function nobody({ units, contacts, horses, animals }: Position): readonly Refusal[] {
  const figures = new Set(units.flatMap((u) => u.figures.map(({ id }) => id)));
  const companies = new Set(units.map(({ id }) => id));
  const named: (readonly [path: string, id: string | null, among: ReadonlySet<string>])[] = [
    ...contacts.flatMap(({ a, b }, i) => [a, b].map((id) => [`/contacts/${i}`, id, figures] as const)),
    ...horses.map(({ rider }, i) => [`/horses/${i}/rider`, rider, figures] as const),
    ...animals.map(({ leader }, i) => [`/animals/${i}/leader`, leader, figures] as const),
    ...units.map(({ pursues }, i) => [`/units/${i}/pursues`, pursues, companies] as const),
    ...units.flatMap((u, i) =>
      u.figures.map(({ opponent }, j) => [`/units/${i}/figures/${j}/opponent`, opponent, figures] as const),
    ),
  ];
  return named
    .filter(([, id, among]) => id !== null && !among.has(id))
    .map(([path, id]) => refusal('position.nobody', 'BP-GEN-20', path, say('position.nobody', { id: id! })));
}
