import type {Order} from '../../checkout/order';
import type {ServiceEnv} from '../env';

type DeskEnv = Pick<ServiceEnv, 'DESKS'>;

/** An order number as it is kept, of one typed by people: without case, surrounding space and a leading `#`. */
export function deskName(number: string): string {
  return number.trim().replace(/^#/, '').toUpperCase();
}

/** The desk of an order number, typed by people. */
export function deskOf({DESKS}: DeskEnv, number: string) {
  return DESKS.getByName(deskName(number));
}

/** Lets an order be found by its number. */
export async function openDesk(env: DeskEnv, {number, id}: Pick<Order, 'number' | 'id'>): Promise<void> {
  await deskOf(env, number).open(id);
}
