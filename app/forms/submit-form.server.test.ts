import {describe, expect, it, test} from 'vitest';
import * as z from 'zod';

import type {LimitName} from '../config/limits';
import {saveCartForm} from '../domain/cart/save-cart.form.server';
import {defineForm, type FormDefinition} from '../domain/form/define-form.server';
import {EMPTY_FORM} from '../domain/form/form-answer';
import {email, line} from '../domain/form/fields.server';
import {formOf} from '../domain/form/form-data.fixture';
import {orderForm} from '../domain/order/order.form.server';
import {toFallible} from '../services/fallible.server';
import {noObject, ServiceError, unreadableResult} from '../services/service-error.server';
import type {FlashMessage} from './flash-message.server';
import {submitForm, type FormOutcome, type SentForm} from './submit-form.server';

const KEY = '0b5f3c1e-1c2d-4e3f-8a9b-0c1d2e3f4a5b';
const FLASH = {kind: 'subscription', name: 'skip', day: null} as const;
const FIELDS = {name: 'Mara Moos', email: 'mara@example.com'};

const definition = defineForm({
  fields: ['name', 'email'],
  schema: z.object({name: line(20), email}),
  refusals: {taken: 409},
});

const UNLIMITED = {take: () => Promise.resolve({allowed: true as const})};

type Outcome = FormOutcome<'taken', string>;

/** Sends a form whose outcome is given: the answer, the flash message, and what it was carried out with. */
async function send(
  outcome: Outcome | ServiceError,
  {
    fields = {},
    isDataRequest = false,
    isOfOtherBuild = false,
  }: {fields?: Record<string, string>; isDataRequest?: boolean; isOfOtherBuild?: boolean} = {},
) {
  const flashes: FlashMessage[] = [];
  const sent: SentForm<'name' | 'email'>[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries({...FIELDS, idempotencyKey: KEY, ...fields})) form.set(name, value);
  const answer = await submitForm({
    definition,
    form,
    context: {
      isDataRequest,
      isOfOtherBuild,
      pathname: '/de/form',
      limits: UNLIMITED,
      fallible: (running) => toFallible(running, () => undefined),
      flash: {read: () => null, write: (flash) => flashes.push(flash)},
    },
    run: (_value, each) => {
      sent.push(each);
      return outcome instanceof ServiceError ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
  });
  return {answer, flashes, sent};
}

const OUTAGE = new ServiceError('service-api', 'timeout', 'lost');

describe('a form that is done', () => {
  it('leads on with its flash message', async () => {
    const {answer, flashes} = await send({state: 'done', target: '/de/next', flash: FLASH});
    expect(answer).toBeInstanceOf(Response);
    expect(answer).toMatchObject({status: 303});
    expect(answer instanceof Response && answer.headers.get('Location')).toBe('/de/next');
    expect(flashes).toEqual([FLASH]);
  });

  it.each([
    ['a script', {isDataRequest: true}, true, false],
    ['a script of another build', {isDataRequest: true, isOfOtherBuild: true}, true, true],
    ['a script whose page is left', {isDataRequest: true}, false, true],
    ['no script', {}, true, true],
  ] as const)('sent by %s, %o, that stays on its page: %s, leads on: %s', async (_, sentBy, staysOnPage, leads) => {
    const {answer, flashes} = await send(
      {state: 'done', target: '/de/next', flash: FLASH, staysOnPage, shown: 'more'},
      sentBy,
    );
    expect(answer instanceof Response).toBe(leads);
    expect(flashes).toHaveLength(leads ? 1 : 0);
    if (!leads)
      expect(answer).toMatchObject({
        data: {isDone: true, values: FIELDS, problem: null, shown: 'more'},
        init: {status: 200},
      });
  });
});

describe('a form that another page tells of', () => {
  const redirected = {redirect: {target: '/de/next', flash: FLASH}} as const;

  it.each<readonly [Outcome]>([
    [{state: 'unavailable', ...redirected}],
    [{state: 'rate-limited', seconds: 42, ...redirected}],
    [{state: 'refused', code: 'taken', ...redirected}],
  ])('leads there: %o', async (outcome) => {
    const {answer, flashes} = await send(outcome);
    expect(answer).toMatchObject({status: 303});
    expect(answer instanceof Response && answer.headers.get('Location')).toBe('/de/next');
    expect(flashes).toEqual([FLASH]);
  });

  it('is answered where a script asked', async () => {
    const {answer, flashes} = await send({state: 'unavailable', ...redirected}, {isDataRequest: true});
    expect(answer).toMatchObject({data: {problem: {code: 'unavailable'}}, init: {status: 503}});
    expect(flashes).toEqual([]);
  });
});

describe('a form that is shown again', () => {
  it.each<readonly [string, Outcome | ServiceError, object, number, object]>([
    ['next step', {state: 'next-step', shown: 'more'}, {shown: 'more'}, 200, {}],
    ['refusal', {state: 'refused', code: 'taken', shown: 'more'}, {problem: {code: 'taken'}, shown: 'more'}, 409, {}],
    [
      'fields that the service refuses',
      {state: 'invalid', fields: ['email', 'x']},
      {errors: {email: 'invalid'}},
      422,
      {},
    ],
    [
      'request too many',
      {state: 'rate-limited', seconds: 42},
      {problem: {code: 'rate-limited', seconds: 42}},
      429,
      {'Retry-After': '42'},
    ],
    [
      'outage',
      {state: 'unavailable', shown: 'more'},
      {problem: {code: 'unavailable'}, idempotencyKey: KEY, shown: 'more'},
      503,
      {'Retry-After': '30'},
    ],
    [
      'result that nobody can read',
      unreadableResult(null),
      {problem: {code: 'unavailable', isKeySpent: true}, idempotencyKey: null},
      503,
      {'Retry-After': '30'},
    ],
    ['lost answer', OUTAGE, {problem: {code: 'unavailable'}, idempotencyKey: KEY}, 503, {'Retry-After': '30'}],
  ])('keeps the input: %s', async (_, outcome, answered, status, headers) => {
    const {answer, flashes} = await send(outcome);
    expect(answer).toMatchObject({data: {...EMPTY_FORM, values: FIELDS, ...answered}, init: {status, headers}});
    expect(flashes).toEqual([]);
  });

  it('names the error of it, and is not carried out', async () => {
    const {answer, sent} = await send({state: 'done', target: '/'}, {fields: {email: 'mara@'}});
    expect(answer).toMatchObject({
      data: {...EMPTY_FORM, errors: {email: 'email'}, values: {...FIELDS, email: 'mara@'}},
      init: {status: 422, headers: {}},
    });
    expect(sent).toEqual([]);
  });
});

describe('the idempotency key', () => {
  it('is the form’s own', async () => {
    expect((await send(OUTAGE)).sent).toMatchObject([{idempotencyKey: KEY, values: FIELDS}]);
  });

  test('of a form that has none is new, and kept after a lost answer', async () => {
    const {answer, sent} = await send(OUTAGE, {fields: {idempotencyKey: 'slot-idempotency-key'}});
    const idempotencyKey = sent[0]?.idempotencyKey;
    expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(answer).toMatchObject({data: {idempotencyKey}});
  });
});

test('an error of ours is thrown, not shown as an outage', async () => {
  const context = {
    isDataRequest: false,
    isOfOtherBuild: false,
    pathname: '/de/form',
    limits: UNLIMITED,
    fallible: <T>(running: Promise<T>) => toFallible(running, () => undefined),
    flash: {read: () => null, write: () => undefined},
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(FIELDS)) form.set(name, value);
  const run = () => Promise.reject(new TypeError('ours'));
  await expect(submitForm({definition, form, context, run})).rejects.toThrow('ours');
});

describe('a form with a limit', () => {
  const FULL = {allowed: false, retryAfterSeconds: 90} as const;

  /** Sends a form while some limits are reached, or none can be: the answer, what was counted, and whether a mail may go. */
  async function sendLimited(
    full: readonly LimitName[] | ServiceError,
    isPurpose: boolean,
    fields: Record<string, string> = {},
    pathname = '/de/form',
  ) {
    const taken: {limit: LimitName; targets: readonly string[]; id: string}[] = [];
    const mails: boolean[] = [];
    const form = new FormData();
    for (const [name, value] of Object.entries({...FIELDS, idempotencyKey: KEY, ...fields})) form.set(name, value);
    const answer = await submitForm({
      definition: defineForm({
        ...definition,
        limit: (value) => ({
          name: 'contact',
          targets: [value.email],
          mail: {name: 'mail', to: value.email, isPurpose},
        }),
      }),
      form,
      context: {
        isDataRequest: false,
        isOfOtherBuild: false,
        pathname,
        limits: {
          take: (limit, {targets = [], id = ''} = {}) => {
            taken.push({limit, targets, id});
            if (full instanceof ServiceError) return Promise.reject(full);
            return Promise.resolve(full.includes(limit) ? FULL : {allowed: true});
          },
        },
        fallible: (running) => toFallible(running, () => undefined),
        flash: {read: () => null, write: () => undefined},
      },
      run: (_value, {mayMail}) => {
        mails.push(mayMail);
        return Promise.resolve({state: 'done', target: '/de/next'} as const);
      },
    });
    return {answer, taken, mails};
  }

  it('counts for the limit and for the mails of its address', async () => {
    const {answer, taken, mails} = await sendLimited([], true);
    expect(answer).toMatchObject({status: 303});
    expect(taken).toMatchObject([
      {limit: 'contact', targets: ['mara@example.com']},
      {limit: 'mail', targets: ['mara@example.com']},
    ]);
    expect(mails).toEqual([true]);
  });

  it('is not carried out beyond the limit: 429 with Retry-After', async () => {
    const {answer, taken, mails} = await sendLimited(['contact'], true);
    expect(answer).toMatchObject({
      data: {problem: {code: 'rate-limited', seconds: 90}, values: FIELDS},
      init: {status: 429, headers: {'Retry-After': '90'}},
    });
    expect([taken.length, mails]).toEqual([1, []]);
  });

  it('is kept with what was typed where the counter cannot be reached: 503', async () => {
    const {answer, mails} = await sendLimited(noObject(new Error('reset')), true);
    expect(answer).toMatchObject({
      data: {problem: {code: 'unavailable'}, values: FIELDS, idempotencyKey: KEY},
      init: {status: 503},
    });
    expect(mails).toEqual([]);
  });

  it('is refused where it is there for the mail, and the address has had enough of them', async () => {
    const {answer, mails} = await sendLimited(['mail'], true);
    expect(answer).toMatchObject({init: {status: 429, headers: {'Retry-After': '90'}}});
    expect(mails).toEqual([]);
  });

  it('is carried out without its mail otherwise', async () => {
    const {answer, mails} = await sendLimited(['mail'], false);
    expect(answer).toMatchObject({status: 303});
    expect(mails).toEqual([false]);
  });

  it('has one id for a repetition, and another one for other values and on another page', async () => {
    const idOf = async (...sent: [fields: Record<string, string>, pathname?: string]) =>
      (await sendLimited([], true, ...sent)).taken[0]?.id;
    const id = await idOf({});
    expect(await idOf({})).toBe(id);
    expect(await idOf({name: 'Ole'})).not.toBe(id);
    expect(await idOf({}, '/de/another')).not.toBe(id);
  });

  /** Sends a form: the ids of what it counts. */
  async function countedIds<Value, Field extends string, Code extends string>(
    own: FormDefinition<Value, Field, Code>,
    fields: Readonly<Record<string, string>>,
  ) {
    const ids: (string | undefined)[] = [];
    await submitForm({
      definition: own,
      form: formOf({...fields, idempotencyKey: KEY}),
      context: {
        isDataRequest: false,
        isOfOtherBuild: false,
        pathname: '/de/form',
        limits: {
          take: (_, {id} = {}) => {
            ids.push(id);
            return Promise.resolve({allowed: true});
          },
        },
        fallible: (running) => toFallible(running, () => undefined),
        flash: {read: () => null, write: () => undefined},
      },
      run: () => Promise.resolve({state: 'done', target: '/de/next'} as const),
    });
    return ids;
  }

  it('counts each time that a cart is saved: the form does not have its lines', async () => {
    expect(await countedIds(saveCartForm, FIELDS)).toEqual([undefined, undefined]);
  });

  it('counts each lookup of an order, as the service does: else one network could use up all that it counts', async () => {
    expect(await countedIds(orderForm, {number: 'L9050', email: 'mara@example.com'})).toEqual([undefined]);
  });

  it('counts nothing while a field is wrong', async () => {
    expect((await sendLimited([], true, {email: 'nobody'})).taken).toEqual([]);
  });
});
