import type {Order} from '../../checkout/order';
import type {ServiceObjectEnv} from '../object-env';

type OrdersEnv = Pick<ServiceObjectEnv, 'ORDERS'>;

/** The order of an id; `null` for an unknown one and for what is no id. */
export async function orderById({ORDERS}: OrdersEnv, id: string): Promise<Order | null> {
  const objectId = orderObjectId(ORDERS, id);
  return objectId === null ? null : ORDERS.get(objectId).read();
}

/** The platform throws for an id that it did not give. */
function orderObjectId(orders: OrdersEnv['ORDERS'], id: string): DurableObjectId | null {
  try {
    return orders.idFromString(id);
  } catch {
    return null;
  }
}
