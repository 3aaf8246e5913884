import {expect, it} from 'vitest';

import type {CommandRefusal} from '../domain/subscription/command';
import {createRequestTexts} from '../i18n/catalogue.server';
import {createFallible} from '../services/fallible.server';
import {ServiceError} from '../services/service-error.server';
import {performCommand} from './subscription-command.server';

const outage = () => Promise.reject(new ServiceError('account', 'timeout', ''));

async function refuse(refusal: CommandRefusal, keepDraft: () => Promise<boolean>) {
  const context = {
    ...createFallible(() => undefined),
    i18n: await createRequestTexts('/de'),
    account: {keepDraft},
    subscriptions: {perform: async () => ({refusal})},
  };
  const sent = {context, idempotencyKey: 'a', values: {}};
  return performCommand({name: 'reactivate', itemId: 1}, sent, {page: 'products', day: null});
}

it.each([
  ['kept', async () => true, true],
  ['too large to be kept', async () => false, false],
  ['not kept in an outage', outage, false],
])('an order that nobody can tell of stays that where its form is %s', async (_, keepDraft, isKept) => {
  expect(await refuse('not-known', keepDraft)).toEqual({state: 'refused', code: 'not-known', shown: {isKept}});
});

it('an order whose page shows why it is refused keeps no form', async () => {
  expect(await refuse('out-of-stock', outage)).toMatchObject({code: 'out-of-stock', shown: {isKept: false}});
});
