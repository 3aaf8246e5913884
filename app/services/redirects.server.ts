import {DEFAULT_LANGUAGE} from '../config/languages';
import {listingPath} from '../pages/paths';
import {followRedirects} from '../domain/http/follow-redirects';
import {platformCollection, platformPath} from '../pages/moved-path';
import {withoutTrailingSlash} from '../pages/path-pattern';
import type {ListingLink} from '../domain/listing/listing';
import {valueOr, type Fallible} from '../domain/fallible';
import {safePath} from '../domain/safe-path';

/**
 * Where an address of the shop that no page has leads: the last path of all that the editors' and the merchant's lists say,
 * with its query and fragment, never another origin; `null` where it leads nowhere. A list that does not answer says nothing.
 */
export type FindRedirect = (pathname: string) => Promise<string | null>;

type Options = {
  /** The target that the editors' list gives for exactly this path. */
  readonly readEdited: (path: string) => Promise<string | null>;
  /** What the merchant's list finds by a query in the platform's search syntax. */
  readonly readMerchants: (query: string) => Promise<readonly {readonly path: string; readonly target: string}[]>;
  readonly catalogue: {readonly listingLink: (handle: string) => Promise<ListingLink | null>};
  /** The shop's own origin. */
  readonly origin: string;
  readonly fallible: <T>(data: Promise<T>) => Promise<Fallible<T>>;
};

/** An address that nobody has written into a list. */
const LONGEST = 300;

/**
 * Makes the search for where a path has moved: the editors' list of redirects, the merchant's, and the platform's usual
 * forms, in this order.
 */
export function createFindRedirect({readEdited, readMerchants, catalogue, origin, fallible}: Options): FindRedirect {
  const read = async (path: string): Promise<string | null> => {
    const [edited, merchants] = await Promise.all([
      fallible(readEdited(path)),
      fallible(readMerchants(`path:${quoted(path)}`)),
    ]);
    const target =
      valueOr(edited, null) ?? valueOr(merchants, []).find((redirect) => isSame(redirect.path, path))?.target;
    // Whatever leads off the shop, or nowhere, has not moved.
    return target === undefined ? ownForm(path) : safePath(target, origin, '') || null;
  };

  const ownForm = async (path: string): Promise<string | null> => {
    const target = platformPath(path);
    const handle = platformCollection(path);
    if (target === null || handle === null) return target;
    const listing = valueOr(await fallible(catalogue.listingLink(handle)), null);
    return listing === null ? target : listingPath(DEFAULT_LANGUAGE, listing.prefix, listing.handle);
  };

  return (pathname) =>
    pathname.length > LONGEST
      ? Promise.resolve(null)
      : followRedirects(withoutTrailingSlash(pathname), (path) => read(path));
}

/** Pages have one spelling, in lower case (`canonicalPath`): an entry with capitals means it, too. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A value of the platform's search syntax, in which nothing of it can mean anything. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
