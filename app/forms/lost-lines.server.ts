import * as z from 'zod';

import type {CookieJar} from '../config/cookie-jar.server';
import {CART_REFUSALS, type Refusal} from '../domain/cart/refusal';
import {beginnings, formatFitting, parseJsonCookie} from './json-cookie.server';

/** A refusal of a cart form, as cookies have it. */
export const refusalSchema = z.object({
  code: z.enum(CART_REFUSALS),
  lineId: z.string().max(512).nullable(),
  goneTitle: z.string().optional(),
});

const linesSchema = z.array(refusalSchema).readonly();

/**
 * The lines that the cart has lost, until the cart's page names them. They have a cookie of their own that lives as long as the cart: no
 * message of a form takes their place, and no visitor is too late for them.
 */
export type LostLines = {
  /** Adds lines, as refusals with the line's title where it is known; each once. */
  readonly tell: (refusals: readonly Refusal[]) => void;
  /** Whether the cart's page has lines to name. */
  readonly areUntold: () => boolean;
  /** Reads the lines and removes them: for the cart's page. */
  readonly take: () => readonly Refusal[];
};

/** Creates the lost lines of a request from its cookies. */
export function createLostLines(jar: CookieJar): LostLines {
  const read = () => parseJsonCookie(linesSchema, jar.read('lostLines')) ?? [];
  return {
    tell(refusals) {
      const known = read();
      const lines = new Map(known.map((line) => [nameOf(line), line]));
      for (const refusal of refusals) if (!lines.has(nameOf(refusal))) lines.set(nameOf(refusal), refusal);
      if (lines.size > known.length) jar.write('lostLines', formatLines([...lines.values()]));
    },
    areUntold: () => read().length > 0,
    take() {
      const lines = read();
      if (jar.read('lostLines') !== null) jar.remove('lostLines');
      return lines;
    },
  };
}

/** What a link brings and the cart does not take has no id. */
function nameOf({code, lineId, goneTitle}: Refusal): string {
  return lineId ?? `${code} ${goneTitle ?? ''}`;
}

/** What is left of a title where there are too many lines, in characters. */
const LONGEST_TITLE = 60;

/** Formats lines for their cookie. Of too many the titles are cut first; then the last lines are left out. */
function formatLines(lines: readonly Refusal[]): string {
  const short = lines.map(({goneTitle, ...refusal}) => ({
    ...refusal,
    ...(goneTitle !== undefined && {goneTitle: [...goneTitle].slice(0, LONGEST_TITLE).join('')}),
  }));
  return formatFitting<readonly Refusal[]>(lines, [short, ...beginnings(short)]);
}
