import * as z from 'zod';

import {freshAddress, logIn} from './services';
import type {Visitor} from './visitor';

/** The customer's name and address book, and where an address is added. */
export const PROFILE = '/de/account/profile';
export const NEW_ADDRESS = `${PROFILE}/addresses/new`;

/** An address as somebody types it. */
export const TYPED = {
  firstName: 'Ada',
  lastName: 'Moos',
  address1: 'Waldweg 1',
  zip: '04109',
  city: 'Leipzig',
  countryCode: 'DE',
  phone: '0341 123456',
};

const page = z.object({
  profile: z.object({
    data: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      addresses: z.array(z.object({id: z.string(), isDefault: z.boolean(), address: z.record(z.string(), z.string())})),
    }),
  }),
});

/** What the page of the profile shows. */
export const profileOf = async (visitor: Visitor) => page.parse((await visitor.get(PROFILE)).data).profile.data;

/** Sends a form of the profile, by an id of its own unless it has one. */
export const send = (visitor: Visitor, path: string, fields: Readonly<Record<string, string>> = {}) =>
  visitor.post(path, {idempotencyKey: crypto.randomUUID(), ...fields});

/** Where a command to an address is given. */
export const commandPath = (id: string | undefined, command: string) => `${PROFILE}/addresses/${id ?? ''}/${command}`;

/** Logs a new customer in, who has saved so many addresses: one in each house of a street. */
export async function withAddresses(count: number) {
  const visitor = await logIn(freshAddress());
  for (let house = 1; house <= count; house += 1) {
    await send(visitor, NEW_ADDRESS, {...TYPED, address1: `Waldweg ${house}`});
  }
  const {addresses} = await profileOf(visitor);
  return {visitor, addresses, to: (index: number, command: string) => commandPath(addresses[index]?.id, command)};
}
