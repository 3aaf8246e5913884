import {expect} from 'vitest';

import {OUTCOMES, readState} from '../../support/command-outcomes';
import {CUSTOMERS} from '../../support/customer';
import {titleOf, type Asked} from '../../support/subscription-commands';
import {formOf, prepareForm} from '../../support/subscription-forms';
import {command, DASHBOARD, serviceOf, stateOf} from './account';
import {logIn, origins} from './services';
import type {Visitor} from './visitor';

type Fields = Readonly<Record<string, string>>;

/** Expects that a command has a page of its own, is done once, leads to a part of the dashboard and is told there once. */
export async function expectDoneOnce(asked: Asked, part: 'deliveries' | 'products'): Promise<void> {
  const visitor = await logIn(CUSTOMERS.upcoming);
  const send = (place: string, fields: Fields) => command(visitor, place, fields);
  const {place, fields} = await prepareForm(serviceOf(CUSTOMERS.upcoming), send, asked);
  expect(await visitor.get(DASHBOARD + place)).toMatchObject({status: 200, data: {name: asked.name, draft: null}});
  const before = await readState(origins, CUSTOMERS.upcoming);
  const idempotencyKey = crypto.randomUUID();
  const sent = await send(place, {...fields, idempotencyKey});
  expect([sent.status, sent.location]).toEqual([303, `${DASHBOARD}/${part}#done`]);
  const after = await readState(origins, CUSTOMERS.upcoming);
  const title = titleOf(asked);
  const [actual, expected] = OUTCOMES[title]?.(after, before) ?? [title, 'an outcome'];
  expect(actual).toEqual(expected);
  expect((await visitor.get(sent.location ?? '')).data).toMatchObject({flash: {name: asked.name}});
  expect((await visitor.get(sent.location ?? '')).data).toMatchObject({flash: null});

  expect((await send(place, {...fields, idempotencyKey})).status).toBe(303);
  const again = await readState(origins, CUSTOMERS.upcoming);
  for (const kind of ['charges', 'subscriptions', 'onetimes']) expect(again.rows(kind)).toEqual(after.rows(kind));
  expect(again.links).toBe(after.links);
}

/**
 * Expects that a command's page is not there, nor its form.
 *
 * @param title of the page; as the answer to a form it says that it is an error
 */
export async function expectGone(visitor: Visitor, place: string, fields: Fields, title: string): Promise<void> {
  const gone = (seoTitle: string) => ({status: 404, data: {state: 'gone', seo: {title: `${seoTitle} – Lichtung`}}});
  expect(await visitor.get(DASHBOARD + place)).toMatchObject(gone(title));
  expect(await command(visitor, place, fields)).toMatchObject({
    ...gone(`Fehler: ${title}`),
    form: {problem: {code: 'gone'}},
  });
}

/** Expects that a command to what another customer has is not there, and changes nothing. */
export async function expectGoneForOthers(asked: Asked, title: string): Promise<void> {
  const {place, fields} = await formOf(serviceOf(CUSTOMERS.several), asked);
  const visitor = await logIn(CUSTOMERS.upcoming);
  const before = await stateOf(CUSTOMERS.several);
  await expectGone(visitor, place, fields, title);
  expect(await stateOf(CUSTOMERS.several)).toEqual(before);
}
