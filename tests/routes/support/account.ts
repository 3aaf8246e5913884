import {afterAll, beforeEach, expect} from 'vitest';

import {resetSubscriptions, subscriptionsOf} from '../../support/customer';
import {customerState} from '../../support/subscription-forms';
import {control, origins} from './services';
import type {Visitor} from './visitor';

/** The customer's dashboard. */
export const DASHBOARD = '/de/account/subscription';

/** What the subscription service itself says of a customer. */
export const serviceOf = (email: string) => subscriptionsOf(origins, email);

/** Everything that a customer has at the service, without ids and times. */
export const stateOf = (email: string) => customerState(serviceOf(email), origins, email);

/** Sends a form at a place below the dashboard, by an id of its own unless it has one. */
export function command(visitor: Visitor, place: string, fields: Readonly<Record<string, string>>) {
  return visitor.post(DASHBOARD + place, {idempotencyKey: crypto.randomUUID(), ...fields});
}

/** Matches a list that has an element like this one. */
export const arrayWith = (element: Readonly<Record<string, unknown>>): unknown =>
  expect.arrayContaining([expect.objectContaining(element)]);

/** Lets every test of a file find all services working, and everybody's subscription as it was at first. */
export function beginAnew(): void {
  beforeEach(async () => {
    await control.repair();
    await resetSubscriptions(origins);
  });
  afterAll(() => control.repair());
}
