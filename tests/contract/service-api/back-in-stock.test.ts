import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {stockCancelledSchema, stockConfirmedSchema, stockRequestedSchema} from '../../../contracts/back-in-stock';
import {variant} from './shopper';
import type {RunningServices} from './start-services';
import {later, parsed, refusalOf, startServices, tokenOf} from './start-services';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

describe('back in stock', () => {
  const wanted = variant('waldgold', 3);
  const setStock = async (pieces: number, number = wanted) =>
    (await services.env()).STOCK.getByName('shop').set(number, pieces);
  const ask = (email: string, over: object = {}) =>
    services.call('/back-in-stock/requests', {email, variant: wanted, language: 'de', ...over});
  const confirm = (token: string) => services.call('/back-in-stock/confirmations', {token});
  const told = (email: string) => services.mails({to: email, kind: 'back-in-stock'});
  async function asked(email: string, over: object = {}) {
    const answer = await ask(email, over);
    expect([answer.status, parsed(stockRequestedSchema.strict(), answer).state]).toEqual([202, 'confirmation_sent']);
    return tokenOf((await services.mails({to: email, kind: 'back-in-stock-confirmation'}))[0]);
  }

  it('mails confirmed subscribers once when the product is back', async () => {
    await setStock(0);
    const token = await asked('waits@example.com', {language: 'en'});
    await asked('silent@example.com');
    const states = [await confirm(token), await confirm(token)];
    expect(states.map((answer) => parsed(stockConfirmedSchema.strict(), answer).state)).toEqual([
      'confirmed',
      'already_confirmed',
    ]);
    await setStock(0);
    expect(await told('waits@example.com')).toEqual([]);
    await setStock(5);
    await setStock(0);
    await setStock(7);
    const [mail, ...more] = await told('waits@example.com');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Back in stock: Waldgold Espresso, 250 g, Ground for espresso');
    expect(mail?.links[0]).toBe(`http://localhost:3000/en/p/waldgold?variant=${wanted}`);
    expect(await told('silent@example.com')).toEqual([]);
  });

  it('tells at once who confirms after it came back', async () => {
    await setStock(0);
    const token = await asked('late@example.com');
    await setStock(3);
    await confirm(token);
    expect(await told('late@example.com')).toHaveLength(1);
  });

  it('tells of the next harvest while there is still some of this one', async () => {
    await setStock(2);
    expect(refusalOf(await ask('harvest@example.com'))).toEqual([409, 'in_stock']);
    await confirm(await asked('harvest@example.com', {occasion: 'harvest'}));
    expect(await told('harvest@example.com')).toEqual([]);
    await setStock(60);
    expect((await told('harvest@example.com')).map(({subject}) => subject)).toEqual([
      'Die neue Ernte ist da: Waldgold Espresso, 250 g, Espresso gemahlen',
    ]);
  });

  it('forgets who cancels', async () => {
    const first = variant('waldgold', 2);
    await setStock(0, first);
    await confirm(await asked('leaves@example.com', {variant: first}));
    await setStock(1, first);
    const cancel = new URL((await told('leaves@example.com'))[0]?.links.at(-1) ?? '').searchParams.get('token') ?? '';
    await setStock(0, first);
    await confirm(await asked('leaves@example.com', {variant: first}));
    const states = [1, 2].map(() => services.call('/back-in-stock/cancellations', {token: cancel}));
    expect((await Promise.all(states)).map((answer) => parsed(stockCancelledSchema.strict(), answer).state)).toEqual([
      'cancelled',
      'already_cancelled',
    ]);
    await setStock(9, first);
    expect(await told('leaves@example.com')).toHaveLength(1);
  });

  it('refuses links that are old, forged or for something else', async () => {
    await setStock(0);
    const token = await asked('old@example.com');
    expect(refusalOf(await services.call('/back-in-stock/cancellations', {token}))).toEqual([404, 'unknown']);
    expect(refusalOf(await confirm('abc'))).toEqual([404, 'unknown']);
    const lasting = await asked('last-minute@example.com');
    await later(services, 3 * DAY_MS - MINUTE_MS, async () => expect((await confirm(lasting)).status).toBe(200));
    await later(services, 4 * DAY_MS, async () => expect(refusalOf(await confirm(token))).toEqual([410, 'expired']));
  });

  it('knows what the shop sells', async () => {
    expect(refusalOf(await ask('none@example.com', {variant: 1}))).toEqual([404, 'unknown_variant']);
  });
});
