import type {Cart} from './cart';
import type {CartCommand} from './command';
import {contentKey, contentOf, type LineContent} from './line-content';
import type {Refusal} from './refusal';

type Change = {
  readonly before: Cart | null;
  readonly after: Cart | null;
  readonly command: CartCommand;
  /** The lines that the command puts into the cart. */
  readonly added: readonly LineContent[];
};

/**
 * Returns the warnings that are about what a command did. The platform warns with every change of whatever stands in the cart, such
 * as a line that sold out days ago, and names a line, a variant or the cart. A line without a piece is out of stock, said or not.
 */
export function ownWarnings(warnings: readonly Refusal[], change: Change): readonly Refusal[] {
  const known = new Set(change.before?.lines.map(({id}) => id));
  const knownEmpty = new Set(change.before?.emptyLines.map(({id}) => id));
  const kept = new Set(change.after?.lines.map(({id}) => id));
  const touched = touchedLines(change);
  const isOwn = ({code, lineId}: Refusal) => {
    // The change was made: of what nobody knows the meaning, nothing failed.
    if (lineId === null || code === 'not-understood' || isCart(lineId)) return false;
    if (known.has(lineId)) return touched.has(lineId) || !kept.has(lineId);
    return knownEmpty.has(lineId) ? touched.has(lineId) : changesLines(change);
  };
  return [...warnings, ...unsaid(warnings, change)].filter(isOwn);
}

/** The warnings of lines without a piece that the platform has not given: it documents none. */
function unsaid(warnings: readonly Refusal[], {after}: Change): readonly Refusal[] {
  const said = new Set(warnings.map(({lineId}) => lineId));
  const empty = after?.emptyLines.filter(({id}) => !said.has(id)) ?? [];
  return empty.map(({id}) => ({code: 'out-of-stock', lineId: id}));
}

/** The lines from before that a command names, or that what it adds becomes one with. */
function touchedLines({before, command, added}: Change): ReadonlySet<string> {
  const contents = new Set(added.map(contentKey));
  const lines = before === null ? [] : [...before.lines, ...before.emptyLines];
  const merged = lines.filter((line) => contents.has(contentKey(contentOf(line)))).map(({id}) => id);
  return new Set('lineId' in command ? [command.lineId, ...merged] : merged);
}

function changesLines({command, added}: Change): boolean {
  return added.length > 0 || 'lineId' in command;
}

function isCart(target: string): boolean {
  return target.startsWith('gid://shopify/Cart/');
}
