import * as z from 'zod';
import {ONLY} from '../storefront/cart/load-pricing-world';
import {connection, pageArguments} from '../storefront/connection';
import type {PageArguments} from '../storefront/connection';
import type {Source} from '../storefront/field';
import type {AdminScope} from './scope';
import type {SettingKind} from './shop-settings-object';
import {userError} from './user-error';

/** The arguments of a connection that can be ordered: in one order alone, their own. */
export const ordered = {...pageArguments, sortKey: z.string()};

/** Returns the settings of a kind. `put` returns what a mutation answers that was not refused. */
export function settingsOf<T>({env}: AdminScope, kind: SettingKind, schema: z.ZodType<T>) {
  const object = env.SHOP_SETTINGS.getByName(ONLY);
  return {
    list: async (): Promise<readonly T[]> => (await object.list(kind)).map((body) => schema.parse(JSON.parse(body))),
    put: async (key: string, setting: T): Promise<Source> => {
      await object.put(kind, key, JSON.stringify(setting));
      return {userErrors: []};
    },
  };
}

/** Returns what a mutation answers that was refused. */
export function refused(code: string, field: readonly string[]): Source {
  return {userErrors: [userError(code, field)]};
}

/** Returns a connection of things that have no key: a cursor is a place in the list. */
export function nodesOf(nodes: readonly Source[], args: PageArguments): Source {
  return connection(
    [...nodes.entries()],
    args,
    ([index]) => index,
    ([, node]) => node,
  );
}
