import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../referee/messages.ts';
import { usualRequest } from './usual-request.ts';

const units: Catalogue['units'] = ['British', 'French', 'Spanish'].map((name) => ({
  name,
  document: { name },
  coat: null,
}));

const scenario: Catalogue['scenarios'][number] = {
  id: 'the-ford',
  title: 'The ford',
  mode: null,
  premise: null,
  players: { min: 2, max: 3 },
  options: {},
  usual: [2, 0],
};

const names = (wanted?: number) => usualRequest(scenario, units, wanted).seats.map(({ name }) => name);

describe('a scenario as it is looked at before anybody has chosen a unit', () => {
  it('has the units that usually meet there, as few as may', () => {
    expect(usualRequest(scenario, units)).toMatchObject({ scenario: 'the-ford', options: {} });
    expect(names()).toEqual(['Spanish', 'British']);
  });

  it('has as many as are wanted, where there is room for them', () => {
    expect(names(3)).toEqual(['Spanish', 'British', 'Spanish']);
    expect(names(4)).toHaveLength(3);
    expect(names(1)).toHaveLength(2);
  });

  it('of one’s own is sent whole', () => {
    const document = { id: 'the-ford', title: 'My ford' };
    expect(usualRequest({ ...scenario, id: 'kept-1', document }, units).scenario).toEqual(document);
  });
});
