import * as z from 'zod';
import {customerSchema, subscriptionSchema} from '../schema/customers';
import {readJson} from './data-file';

/**
 * Reads `customers/`: the customers of a fresh emulator and their subscriptions.
 *
 * @param root the folder `emulator/seed`
 * @throws {SeedError} for the first file that cannot be used
 */
export function readCustomers(root: string) {
  return {
    customers: readJson(root, 'customers/customers.json', z.array(customerSchema)),
    subscriptions: readJson(root, 'customers/subscriptions.json', z.array(subscriptionSchema)),
  };
}

export type Customers = ReturnType<typeof readCustomers>;
