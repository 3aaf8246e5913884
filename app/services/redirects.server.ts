import {DEFAULT_LANGUAGE} from '../config/languages';
import {listingPath} from '../pages/paths';
import {followRedirects, type Move} from '../domain/http/follow-redirects';
import {platformCollection, platformPath} from '../pages/moved-path';
import {withoutTrailingSlash} from '../pages/path-pattern';
import type {ListingLink} from '../domain/listing/listing';
import {valueOr, type Fallible} from '../domain/fallible';
import {safePath} from '../domain/safe-path';

/**
 * Finds the target of an address without a page: the last path in the editors' and the merchant's lists, with its query and
 * fragment, never another origin; `null` for none. A list that does not answer counts as empty.
 */
export type FindRedirect = (pathname: string) => Promise<Move | null>;

type Options = {
  /** The target in the editors' list for exactly this path. */
  readonly readEdited: (path: string) => Promise<Move | null>;
  /** The entries of the merchant's list that a query in the platform's search syntax finds. */
  readonly readMerchants: (query: string) => Promise<readonly {readonly path: string; readonly target: string}[]>;
  readonly catalogue: {readonly listingLink: (handle: string) => Promise<ListingLink | null>};
  /** The shop's own origin. */
  readonly origin: string;
  readonly fallible: <T>(data: Promise<T>) => Promise<Fallible<T>>;
};

/** The longest path that is looked up, in characters: no list has a longer one. */
const LONGEST_PATH = 300;

/**
 * Makes the search for where a path has moved: the editors' list of redirects, the merchant's, and the platform's usual
 * forms, in this order.
 */
export function createFindRedirect({readEdited, readMerchants, catalogue, origin, fallible}: Options): FindRedirect {
  const read = async (path: string): Promise<Move | null> => {
    const [edited, merchants] = await Promise.all([
      fallible(readEdited(path)),
      fallible(readMerchants(`path:${quoted(path)}`)),
    ]);
    const move =
      valueOr(edited, null) ??
      forGood(valueOr(merchants, []).find((redirect) => isSamePath(redirect.path, path))?.target);
    if (move === null) return forGood(await ownForm(path));
    // A target outside the shop, or an empty one, counts as no redirect.
    const target = safePath(move.target, origin, '');
    return target === '' ? null : {...move, target};
  };

  const ownForm = async (path: string): Promise<string | null> => {
    const target = platformPath(path);
    const handle = platformCollection(path);
    if (target === null || handle === null) return target;
    const listing = valueOr(await fallible(catalogue.listingLink(handle)), null);
    return listing === null ? target : listingPath(DEFAULT_LANGUAGE, listing.prefix, listing.handle);
  };

  return (pathname) =>
    pathname.length > LONGEST_PATH ? Promise.resolve(null) : followRedirects(withoutTrailingSlash(pathname), read);
}

function forGood(target: string | null | undefined): Move | null {
  return target === null || target === undefined ? null : {target, isPermanent: true};
}

/** Pages have one spelling, in lower case (`canonicalPath`): an entry with capitals means it, too. */
function isSamePath(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Quotes a value for the platform's search syntax. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
