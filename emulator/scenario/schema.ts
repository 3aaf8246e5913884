import * as z from 'zod';
import {toDotPath} from 'zod/v4/core';
import {deniedSchema, faultSchema} from '../control/services';
import {customerSchema, subscriptionSchema} from '../seed/schema/customers';
import {handleSchema, handlesSchema, numberSchema, textSchema} from '../seed/schema/text';
import {productChangeSchema} from '../storefront/catalogue-change';

/** A collection with a handle that a storefront expects. */
const collectionSchema = z.strictObject({
  number: numberSchema,
  handle: handlesSchema,
  title: textSchema,
  /** By their handle in one of the languages, in the order in which they are listed. */
  products: z.array(handleSchema).min(1),
});

/** How the emulated world begins, where it differs from the seed. */
export const scenarioSchema = z.strictObject({
  /** What it shows, for the control page. */
  title: z.string().min(1),
  catalogue: z
    .strictObject({
      /** The products that are sold, by their handle in one of the languages; all unless set. */
      only: z.array(handleSchema).min(1).optional(),
      /** Changes, by the same handles. */
      products: z.record(handleSchema, productChangeSchema).default({}),
      /** Collections beside those of the seed, or in their place where they have the same number. */
      collections: z.array(collectionSchema).default([]),
    })
    .default({products: {}, collections: []}),
  /** Customers beside those of the seed, or in their place where they have the same number. */
  customers: z.array(customerSchema.extend({story: customerSchema.shape.story.default('new')})).default([]),
  /** The same of what they subscribed to, by the customer's number. */
  subscriptions: z.array(subscriptionSchema).default([]),
  /** What the clock reads at the beginning. */
  clock: z.iso.datetime().optional(),
  faults: z.array(faultSchema).default([]),
  denied: deniedSchema.default([]),
});

export type Scenario = z.output<typeof scenarioSchema>;
export type ScenarioCollection = z.output<typeof collectionSchema>;

const envSchema = z.object({
  /** The scenario as JSON; none where it is empty or missing. */
  SCENARIO: z.string().optional(),
});

/** What a scenario needs of the worker's configuration. */
export type ScenarioEnv = Readonly<z.output<typeof envSchema>>;

/**
 * Reads the scenario that a worker is configured with; `null` where there is none.
 *
 * @throws {Error} with one problem a line where it is no JSON, or not a scenario
 */
export function scenarioOf(env: unknown): Scenario | null {
  const {SCENARIO: text = ''} = envSchema.parse(env);
  if (text === '') return null;
  const scenario = scenarioSchema.safeParse(jsonOf(text));
  if (scenario.success) return scenario.data;
  throw unusable(scenario.error.issues.map(({path, message}) => `${toDotPath(path)}: ${message}`));
}

/** Returns the error about a scenario that cannot be used. */
export function unusable(problems: readonly string[]): Error {
  return new Error(`The scenario cannot be used:\n${problems.join('\n')}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable([error instanceof Error ? error.message : 'It is not JSON']);
  }
}
