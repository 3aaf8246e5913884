import type {Order} from '../../checkout/order';
import type {ServiceEnv} from '../env';

type OrdersEnv = Pick<ServiceEnv, 'ORDERS'>;

/** The order of an id; `null` for an unknown or malformed one. */
export async function orderById({ORDERS}: OrdersEnv, id: string): Promise<Order | null> {
  if (!/^[0-9a-f]{64}$/.test(id)) return null;
  return ORDERS.get(ORDERS.idFromString(id)).read();
}
