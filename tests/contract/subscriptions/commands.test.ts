import {beforeEach, describe, expect, it} from 'vitest';
import {cancelAllForm, deliveryForm, productForm} from '../../../app/domain/subscription/subscription.form.server';
import {readForm} from '../../../app/forms/read-form.server';
import type {CommandField, CommandRefusal, SubscriptionCommand} from '../../../app/domain/subscription/command';
import {CUSTOMERS} from '../../support/customer';
import {beforehand, COMMANDS, firstOf, stateOf, titleOf} from '../../support/subscription-commands';
import type {Asked} from '../../support/subscription-commands';
import {createMemoryService} from './memory-service';
import {createMemoryShop} from './memory-shop';

let shop: ReturnType<typeof createMemoryShop>;
beforeEach(() => {
  shop = createMemoryShop(createMemoryService(), CUSTOMERS.upcoming);
});

const state = () =>
  stateOf(
    (kind) => shop.customer.own(kind),
    () => Promise.resolve(shop.customer.mails('update-payment')),
  );

/** The command that the form sends: to the delivery or product that are the first before anything has happened. */
async function commandOf({name, to, fields}: Asked): Promise<SubscriptionCommand> {
  const first = firstOf((await shop.customer.own('subscriptions')).filter(({status}) => status === 'active'));
  const form = new FormData();
  for (const [field, value] of Object.entries(fields(first))) form.append(field, value);
  const definition = {
    delivery: () => deliveryForm(name, `${first.addressId}-${first.day}`),
    product: () => productForm(name, first.itemId),
    everything: () => cancelAllForm,
  }[to]();
  const read = definition && readForm<SubscriptionCommand, CommandField, CommandRefusal>(form, definition);
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return read.value;
}

/** Does what a command needs beforehand; gives what asks for it, under a name of its own for each showing of its form. */
async function prepared(asked: Asked) {
  const command = await commandOf(asked);
  const first = beforehand(asked);
  if (first !== null) await shop.perform(await commandOf(first), 'beforehand');
  return {
    ask: async (idempotencyKey = 'a-showing') => (await shop.perform(command, idempotencyKey)).refusal,
    before: await state(),
  };
}

describe.each(COMMANDS.map((asked) => [titleOf(asked), asked] as const))('%s', (_, asked) => {
  const isMail = asked.name === 'payment';
  /** What the command leads to when nothing goes wrong. */
  let done: Awaited<ReturnType<typeof state>>;

  it('is done once, however often the same form is sent', async () => {
    const {ask, before} = await prepared(asked);
    expect(await ask()).toBeNull();
    done = await state();
    expect(done).not.toEqual(before);
    expect(await ask()).toBeNull();
    expect(await state()).toEqual(done);
  });

  it('changes nothing where it is refused, down or lost on the way, says so, and is done once by the next press', async () => {
    const {ask, before} = await prepared(asked);
    shop.lets('refused');
    expect(await ask('a-showing-that-was-refused')).toBe('not-changed');
    expect(await state()).toEqual(before);

    shop.setDown(true);
    expect(await ask()).toBe('try-again');
    shop.setDown(false);
    expect(await state()).toEqual(before);

    shop.lets('unreached');
    expect(await ask()).toBe(isMail ? 'mail-not-known' : 'try-again');
    expect(await state()).toEqual(before);
    // A mail may still be on its way: for five minutes no second one is asked for.
    expect(await ask()).toBe(isMail ? 'mail-not-known' : null);
    expect(await state()).toEqual(isMail ? before : done);
  });

  it('is reported correctly and not repeated after a lost response', async () => {
    const {ask} = await prepared(asked);
    shop.lets('lost-response');
    expect(await ask()).toBe(isMail ? 'mail-not-known' : null);
    expect(await state()).toEqual(done);
    await ask();
    await ask(isMail ? 'another-showing' : undefined);
    expect(await state()).toEqual(done);
  });
});
