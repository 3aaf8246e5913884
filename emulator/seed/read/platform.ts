import * as z from 'zod';
import {blogSchema, menuSchema, policiesSchema, shopSchema, storeAuthorsSchema} from '../schema/platform';
import {storePageSchema, storeRedirectsSchema} from '../schema/platform';
import {discountCodeSchema, giftCardSchema, voucherSchema} from '../schema/trade';
import {readJson} from './data-file';

/**
 * Reads `platform/`: what the commerce platform holds beside the catalogue.
 *
 * @param root the folder `emulator/seed`
 * @throws {SeedError} for the first file that cannot be used
 */
export function readPlatform(root: string) {
  const file = <S extends z.ZodType>(name: string, schema: S): z.output<S> =>
    readJson(root, `platform/${name}.json`, schema);
  return {
    shop: file('shop', shopSchema),
    pages: file('pages', z.array(storePageSchema)),
    policies: file('policies', policiesSchema),
    blogs: file('blogs', z.array(blogSchema)),
    authors: file('authors', storeAuthorsSchema),
    menus: file('menus', z.array(menuSchema)),
    redirects: file('redirects', storeRedirectsSchema),
    discountCodes: file('discount-codes', z.array(discountCodeSchema)),
    giftCards: file('gift-cards', z.array(giftCardSchema)),
    vouchers: file('vouchers', z.array(voucherSchema)),
  };
}

export type Platform = ReturnType<typeof readPlatform>;
