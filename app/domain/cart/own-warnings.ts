import {heldLines, type Cart} from './cart';
import type {CartCommand} from './command';
import {contentKey, contentOf, type LineContent} from './line-content';
import {chosenLines} from './lines-to-save';
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
  const chosen = new Set(chosenLines(change.before).map(({id}) => id));
  const knownEmpty = new Set(change.before?.emptyLines.map(({id}) => id));
  const kept = new Set(change.after?.lines.map(({id}) => id));
  const merged = mergedLines(change);
  const {command} = change;
  const isOwn = ({code, lineId}: Refusal) => {
    // The change was made: of what nobody knows the meaning, nothing failed.
    if (lineId === null || code === 'not-understood' || isCart(lineId)) return false;
    const isTouched = merged.has(lineId) || ('lineId' in command && command.lineId === lineId);
    // A line that the worker keeps by itself is no affair of the shopper.
    if (known.has(lineId)) return isTouched || (chosen.has(lineId) && !kept.has(lineId));
    // No page shows an empty line: a form that names one comes from before, and its command is answered as for a line that is gone.
    return knownEmpty.has(lineId) ? merged.has(lineId) : changesLines(change);
  };
  return [...warnings, ...unsaid(warnings, change)].filter(isOwn);
}

/** The warnings of lines without a piece that the platform has not given, of the line or its variant: it documents none. */
function unsaid(warnings: readonly Refusal[], {after}: Change): readonly Refusal[] {
  const said = new Set(warnings.map(({lineId}) => lineId));
  const empty = after?.emptyLines.filter(({id, variantId}) => !said.has(id) && !said.has(variantId)) ?? [];
  return empty.map(({id}) => ({code: 'out-of-stock', lineId: id}));
}

/** The lines from before that what a command adds becomes one with. */
function mergedLines({before, added}: Change): ReadonlySet<string> {
  const contents = new Set(added.map(contentKey));
  const lines = before === null ? [] : heldLines(before);
  return new Set(lines.filter((line) => contents.has(contentKey(contentOf(line)))).map(({id}) => id));
}

function changesLines({command, added}: Change): boolean {
  return added.length > 0 || 'lineId' in command;
}

function isCart(target: string): boolean {
  return target.startsWith('gid://shopify/Cart/');
}
