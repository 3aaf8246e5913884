import {CHARGE_COMMANDS} from '../../domain/subscription/charge';
import type {DeliveryCommand, ProductCommand} from '../../domain/subscription/command';

const PRODUCT_COMMANDS = [
  'swap',
  'edit',
  'project',
  'remove',
  'cancel',
  'reactivate',
] as const satisfies readonly ProductCommand['name'][];

/** Rules of a delivery that are commands to its products. */
const OF_PRODUCTS: readonly string[] = ['swap', 'edit', 'remove'];

/** Tells whether a delivery has a command of that name. */
export function isDeliveryCommand(name: string): name is DeliveryCommand['name'] {
  return CHARGE_COMMANDS.some((known) => known === name) && !OF_PRODUCTS.includes(name);
}

/** Tells whether a product has a command of that name. */
export function isProductCommand(name: string): name is ProductCommand['name'] {
  return PRODUCT_COMMANDS.some((known) => known === name);
}
