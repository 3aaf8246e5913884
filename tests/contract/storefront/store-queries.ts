import {expect} from 'vitest';
import * as z from 'zod';
import type {BorrowedServices} from '../service-api/start-services';

const replySchema = z.object({
  data: z.record(z.string(), z.unknown()).nullable(),
  errors: z.array(z.unknown()).optional(),
});
const nodesSchema = z.object({nodes: z.array(z.looseObject({}))});

/** Makes functions that query the Storefront API of the whole emulator; errors fail the test. */
export function storeQueries(services: () => BorrowedServices) {
  async function ask(query: string, variables: Readonly<Record<string, unknown>> = {}) {
    const {text} = await services().send('/api/2026-04/graphql.json', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token',
      },
      body: JSON.stringify({query, variables}),
    });
    const {data, errors} = replySchema.parse(JSON.parse(text));
    expect(errors).toBeUndefined();
    return data ?? {};
  }

  /** One field of each node of a connection. */
  async function fieldOfAll(connection: string, field: string): Promise<readonly unknown[]> {
    const data = await ask(`{ found: ${connection} { nodes { ${field} } } }`);
    return nodesSchema.parse(data['found']).nodes.map((node) => node[field]);
  }

  return {ask, fieldOfAll};
}

/** Returns the first of a list, or throws. */
export function first<T>(list: readonly T[]): T {
  const [found] = list;
  if (found === undefined) throw new Error('There is none');
  return found;
}
