import * as z from 'zod';
import type {StorefrontEnv} from '../storefront/env';
import {executeOperation} from '../storefront/execute';

/** `context` of the tools: whom a call is answered for. */
export const contextSchema = z
  .looseObject({language: z.string().optional(), address_country: z.string().length(2).optional()})
  .default({});

export type BuyerContext = z.output<typeof contextSchema>;

/** Asks the Storefront API, over which the tools stand. */
export type Ask = <T>(schema: z.ZodType<T>, query: string, variables?: Readonly<Record<string, unknown>>) => Promise<T>;

/**
 * Returns a function that asks the Storefront API for one call of a tool.
 *
 * @throws Error where the API answers with errors: the tools ask nothing that it refuses
 */
export function createAsk(
  env: StorefrontEnv,
  {language: wanted = '', address_country: country = 'DE'}: BuyerContext,
): Ask {
  const language = /^en\b/i.test(wanted) ? 'EN' : 'DE';
  return async (schema, query, variables = {}) => {
    const {result} = await executeOperation(
      {
        version: '2026-04',
        isTokenless: false,
        query,
        variables: {...variables, language, country},
        operationName: null,
      },
      env,
    );
    const {data, errors} = result;
    if (errors !== undefined) throw new Error(errors.map(({message}) => message).join('; '));
    return schema.parse(data);
  };
}

const CENTS = 100;

/** Returns an amount such as `12.9` in cents. */
export function minorUnits(amount: string): number {
  return Math.round(Number(amount) * CENTS);
}
