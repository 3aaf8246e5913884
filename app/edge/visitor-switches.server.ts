import {dependsOnGroup, switchedOffFor, type Feature, type Switches} from '../config/features';
import {drawGroup, readGroup} from '../config/visitor-group';
import type {NormalisedUrl} from '../framework/representation.server';
import {canonicalPath} from '../pages/moved-path';
import {isPublicFile} from './public-pages.server';

/** Features that are off for one visitor, and the cookie that keeps it so. */
export type VisitorSwitches = {
  readonly off: ReadonlySet<Feature>;
  /** The `Set-Cookie` line for a visitor whose group was drawn just now, else `null`. */
  readonly cookie: string | null;
};

/**
 * Returns the features that are switched off for a visitor. Where that depends on a group and the visitor has none, it draws one by
 * `random` (0 to below 1), for a document only: a page asks for several data at once, which must be of one group. Files are the
 * same for every visitor.
 */
export function visitorSwitches(
  request: Request,
  {pathname, representation}: NormalisedUrl,
  switches: Switches,
  random: () => number,
): VisitorSwitches {
  const hasGroup = dependsOnGroup(switches) && !isPublicFile(canonicalPath(pathname));
  const known = hasGroup ? readGroup(request.headers.get('Cookie')) : null;
  const draws = hasGroup && known === null && request.method !== 'POST' && representation.kind === 'document';
  const drawn = draws ? drawGroup(random) : null;
  return {off: new Set(switchedOffFor(switches, known ?? drawn?.group ?? null)), cookie: drawn?.cookie ?? null};
}
