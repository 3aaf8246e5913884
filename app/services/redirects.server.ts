import {listingPath} from '../config/paths';
import {followRedirects} from '../domain/http/follow-redirects';
import {platformPath, withoutTrailingSlash} from '../domain/http/moved-path';
import type {ListingLink} from '../domain/listing/listing';
import {partOr, type Part} from '../domain/part';
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
  readonly catalogue: {readonly listing: (handle: string) => Promise<ListingLink | null>};
  /** The shop's own origin. */
  readonly origin: string;
  readonly part: <T>(data: Promise<T>) => Promise<Part<T>>;
};

/** An address that nobody has written into a list. */
const LONGEST = 300;

/** The editors' list of redirects, the merchant's, and the platform's usual forms, in this order. */
export function createFindRedirect({readEdited, readMerchants, catalogue, origin, part}: Options): FindRedirect {
  const read = async (path: string): Promise<string | null> => {
    const [edited, merchants] = await Promise.all([
      part(readEdited(path)),
      part(readMerchants(`path:${quoted(path)}`)),
    ]);
    const target = partOr(edited, null) ?? partOr(merchants, []).find((redirect) => redirect.path === path)?.target;
    // Whatever leads off the shop, or nowhere, has not moved.
    return target === undefined ? ownForm(path) : safePath(target, origin, '') || null;
  };

  const ownForm = async (path: string): Promise<string | null> => {
    const target = platformPath(path);
    const handle = /^\/collections\/([^/]+)$/.exec(path)?.[1];
    if (target === null || handle === undefined) return target;
    const listing = partOr(await part(catalogue.listing(handle)), null);
    return listing === null ? target : listingPath('de', listing.prefix, listing.handle);
  };

  return (pathname) =>
    pathname.length > LONGEST
      ? Promise.resolve(null)
      : followRedirects(withoutTrailingSlash(pathname), (path) => read(path));
}

/** A value of the platform's search syntax, in which nothing of it can mean anything. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
