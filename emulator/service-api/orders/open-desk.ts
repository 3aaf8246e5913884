import type {Order} from '../../checkout/order';
import type {ServiceEnv} from '../env';

type DeskEnv = Pick<ServiceEnv, 'DESKS'>;

/** The desk of an order number, typed by people: without case, surrounding space and a leading `#`. */
export function deskOf({DESKS}: DeskEnv, number: string) {
  return DESKS.getByName(number.trim().replace(/^#/, '').toUpperCase());
}

/** Lets an order be found by its number. */
export async function openDesk(env: DeskEnv, {number, id}: Pick<Order, 'number' | 'id'>): Promise<void> {
  await deskOf(env, number).open(id);
}
