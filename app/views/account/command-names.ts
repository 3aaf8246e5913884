import {CHARGE_COMMANDS} from '../../domain/subscription/charge';
import type {CommandName, CommandRefusal, DeliveryCommand, ProductCommand} from '../../domain/subscription/command';

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

/** What these cost stands above their buttons (docs/decisions/231-buttons-that-order.md). */
const ORDERING: readonly CommandName[] = ['add', 'swap', 'edit', 'reactivate', 'send-now'];

/**
 * Tells whether a command that was refused may be sent again by somebody who cannot see the subscription: one that orders may not, because
 * its price is not known there, nor one that may have been carried out.
 */
export function isSendableUnseen(name: CommandName, refusal: CommandRefusal): boolean {
  return !ORDERING.includes(name) && refusal !== 'not-known';
}

/**
 * Tells whether what was typed in a command that was refused is still there for somebody who cannot see the subscription: the page sends it
 * again, or the worker has kept it (`isKept`).
 */
export function isInputThere(name: CommandName, refusal: CommandRefusal, isKept: boolean): boolean {
  return isSendableUnseen(name, refusal) || isKept;
}

/** Commands that have words of their own for paid gifts: there is nothing to pay, and no contract to cancel. */
const GIFT_COMMANDS = ['send-now', 'cancel', 'cancel-all', 'reactivate'] as const;

/** Returns the address of a text of a command; `isGift` where it is given to paid gifts alone. */
export function commandText<Part extends 'link' | 'title' | 'text' | 'submit' | 'done'>(
  name: CommandName,
  part: Part,
  isGift: boolean,
) {
  const spoken = isGift ? GIFT_COMMANDS.find((known) => known === name) : undefined;
  return spoken === undefined
    ? (`account:commands.${name}.${part}` as const)
    : (`account:paidGift.${spoken}.${part}` as const);
}
