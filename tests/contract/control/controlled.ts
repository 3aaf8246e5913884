import {expect} from 'vitest';
import type {Answer, RunningServices} from '../service-api/start-services';

/** Sends a query to the Storefront API. */
export async function storefront(
  services: RunningServices,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  return JSON.parse((await ask(services, JSON.stringify({query, variables}))).text);
}

/** Calls a service that faults can meet: the Storefront API, by an operation of the name `Name`. */
export const shopName = (services: RunningServices): Promise<Answer> =>
  ask(services, '{"query":"query Name { shop { name } }"}');

/** Tells whether that call is answered. */
export const isServed = async (services: RunningServices): Promise<boolean> =>
  (await shopName(services)).text.includes('"name"');

/** Sends a command to the control interface. */
export const control = (services: RunningServices, path: string, body: unknown): Promise<Answer> =>
  services.send(`/control/${path}`, {method: 'POST', body: JSON.stringify(body)});

/** Injects a fault; fails where it is refused. */
export async function breakDown(services: RunningServices, fault: Readonly<Record<string, unknown>>): Promise<void> {
  const {status, text} = await control(services, 'faults', fault);
  expect(status, text).toBe(200);
}

function ask(services: RunningServices, body: string): Promise<Answer> {
  return services.send('/api/2026-04/graphql.json', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token',
    },
    body,
  });
}
