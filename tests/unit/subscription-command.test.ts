import {expect, it, vi} from 'vitest';

import {EMPTY_FORM} from '../../app/domain/form/form-answer';
import type {CommandRefusal, SubscriptionCommand} from '../../app/domain/subscription/command';
import {createRequestTexts} from '../../app/i18n/catalogue.server';
import {createFallible} from '../../app/services/fallible.server';
import {ServiceError} from '../../app/services/service-error.server';
import {keepInvalid, performCommand} from '../../app/routes/subscription-command.server';

const outage = () => Promise.reject(new ServiceError('account', 'timeout', ''));

const REACTIVATION = {name: 'reactivate', itemId: 1} as const;

async function refuse(
  refusal: CommandRefusal,
  keepDraft: () => Promise<boolean>,
  command: SubscriptionCommand = REACTIVATION,
) {
  const context = {
    ...createFallible(() => undefined),
    i18n: await createRequestTexts('/de'),
    account: {keepDraft},
    subscriptions: {perform: async () => ({refusal})},
  };
  const sent = {context, idempotencyKey: 'a', values: {}};
  return performCommand(command, sent, {page: 'products', day: null});
}

it.each([
  ['kept', async () => true, true],
  ['too large to be kept', async () => false, false],
  ['not kept in an outage', outage, false],
])('an order that nobody can tell of stays that where its form is %s', async (_, keepDraft, isKept) => {
  expect(await refuse('not-known', keepDraft)).toEqual({state: 'refused', code: 'not-known', shown: {isKept}});
});

it.each([
  ['an order that the service has refused', 'out-of-stock', REACTIVATION],
  ['a cancellation of everything', 'not-known', {name: 'cancel-all', reason: 'other', comment: null}],
] as const)('%s keeps no form: its page shows it at once', async (_, refusal, command) => {
  const keepDraft = vi.fn(async () => true);
  expect(await refuse(refusal, keepDraft, command)).toMatchObject({code: refusal, shown: {isKept: false}});
  expect(keepDraft).not.toHaveBeenCalled();
});

const invalid = {...EMPTY_FORM, values: {quantity: '0'}, errors: {quantity: 'invalid'}} as const;

it('an invalid order is kept where its form cannot be shown', async () => {
  const keepDraft = vi.fn(async () => true);
  const context = {...createFallible(() => undefined), account: {keepDraft}, form: {answer: invalid}};
  expect(await keepInvalid('add', context)).toBe(true);
  expect(keepDraft).toHaveBeenCalledWith({quantity: '0'});
});

it.each([
  ['that nobody has sent', 'add', null],
  ['that is sent again as it was', 'skip', invalid],
  ['that was kept when it was refused', 'add', {...invalid, problem: {code: 'try-again'}}],
] as const)('a command %s is not kept anew', async (_, name, answer) => {
  const keepDraft = vi.fn(async () => true);
  const context = {...createFallible(() => undefined), account: {keepDraft}, form: {answer}};
  expect(await keepInvalid(name, context)).toBe(false);
  expect(keepDraft).not.toHaveBeenCalled();
});
