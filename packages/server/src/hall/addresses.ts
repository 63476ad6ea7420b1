import type { Seat } from '@vedette/engine';
import { placeOf } from '@vedette/wire';
import { type Guest, tell } from './guest.ts';
import type { House } from './house.ts';

/** Where those who sit at one table want to be told that they are waited for. */
export class Addresses {
  private readonly match: string;
  private readonly house: House;
  private seats: ReadonlySet<Seat> = new Set();

  constructor(match: string, house: House) {
    this.match = match;
    this.house = house;
  }

  async readAgain(): Promise<void> {
    this.seats = await this.house.store.addressedSeats(this.match);
  }

  /** His own, and nobody else's. */
  async tell(guest: Guest): Promise<void> {
    if (guest.seat === null) return;
    const found = await this.house.store.addresses(this.match, guest.seat);
    tell(guest, {
      type: 'notices',
      ...this.house.ways,
      addresses: found.map(({ address }) => address),
      unconfirmed: found.flatMap(({ address, unconfirmed }) => (unconfirmed ? [placeOf(address)] : [])),
    });
  }

  /** After a while somebody looks whether this seat must be told. */
  async planLook(seq: number, seat: Seat): Promise<void> {
    if (!this.seats.has(seat)) return;
    const { store, now, noticeAfter } = this.house;
    const body = { kind: 'look', match: this.match };
    await store.planJob({ id: `look/${this.match}/${seq}/${seat}`, due: now() + noticeAfter, body });
  }
}
