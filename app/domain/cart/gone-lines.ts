import {heldLines, type Cart, type CartLine} from './cart';
import type {CartCommand} from './command';
import {contentKey, contentOf} from './line-content';
import {chosenLines} from './lines-to-save';
import type {CartRefusal, Refusal} from './refusal';

/** Returns the title of a variant as the cart's messages name it: the product and the values of its options. */
export function titleWithOptions(title: string, values: readonly string[]): string {
  return [title, ...values].join(', ');
}

/** Returns the title of a line with the options of its variant. */
export function lineTitle({title, options}: Pick<CartLine, 'title' | 'options'>): string {
  return titleWithOptions(
    title,
    options.map(({value}) => value),
  );
}

/** A line that is not in the cart any more, and why. */
export type GoneLine = {
  readonly code:
    | 'out-of-stock'
    | 'merchandise-gone'
    | 'archived'
    | 'line-missing'
    | 'business-only'
    | 'plan-required'
    | 'cart-full'
    | 'gift-recipient-invalid';
  readonly title: string;
};

const CODES: Partial<Record<CartRefusal, GoneLine['code']>> = {
  'out-of-stock': 'out-of-stock',
  'quantity-reduced': 'out-of-stock',
  'not-available': 'out-of-stock',
  archived: 'archived',
  'line-missing': 'line-missing',
  'business-only': 'business-only',
  'plan-required': 'plan-required',
  'cart-full': 'cart-full',
  'gift-recipient-invalid': 'gift-recipient-invalid',
};

/** Returns the lines that a cart has lost over these refusals, as far as their titles are known. */
export function lostLines(refusals: readonly Refusal[]): readonly GoneLine[] {
  return refusals.flatMap(({code, goneTitle}) =>
    goneTitle === undefined ? [] : [{code: CODES[code] ?? 'merchandise-gone', title: goneTitle}],
  );
}

/**
 * Returns a refusal for each line without a piece that a cart had `before` and has lost since.
 *
 * @param told ids of lines and variants that other refusals name already
 */
export function lostEmptyLines(
  before: Cart,
  after: Cart,
  told: ReadonlySet<string | null> = new Set(),
): readonly Refusal[] {
  const left = new Set(heldLines(after).map(({id}) => id));
  return chosenLines({...before, lines: before.emptyLines})
    .filter(({id, variantId}) => !left.has(id) && !told.has(id) && !told.has(variantId))
    .map((line) => ({code: 'out-of-stock', lineId: line.id, goneTitle: lineTitle(line)}));
}

type Change = {readonly before: Cart | null; readonly after: Cart | null; readonly command: CartCommand};

/**
 * Returns the refusals of a change, with the title of each line that the platform took out of the cart unasked. A line that is
 * missing without a word is refused as 'merchandise-gone'.
 */
export function nameGoneLines(refusals: readonly Refusal[], change: Change): readonly Refusal[] {
  const gone = missingLines(refusals, change).map((line): Refusal => {
    const {code} = refusals.find(({lineId}) => lineId === line.id) ?? {code: 'merchandise-gone' as const};
    return {code, lineId: line.id, goneTitle: lineTitle(line)};
  });
  return [...gone, ...refusals.filter(({lineId}) => lineId === null || gone.every((one) => one.lineId !== lineId))];
}

function missingLines(refusals: readonly Refusal[], {before, after, command}: Change): readonly CartLine[] {
  if (before === null || after === null) return [];
  const kept = new Set(after.lines.flatMap((line) => [line.id, contentKey(contentOf(line))]));
  return chosenLines(before)
    .filter((line) => !kept.has(line.id) && !kept.has(contentKey(contentOf(line))))
    .filter((line) => !isMeantToGo(line, command) || refusals.some(({lineId}) => lineId === line.id));
}

/** A line that is given another plan or project may become one with another line: then it is not missing. */
function isMeantToGo(line: CartLine, command: CartCommand): boolean {
  if (!('lineId' in command) || command.lineId !== line.id) return false;
  if (command.intent === 'increase') return false;
  if (command.intent === 'update') return command.quantity === 0;
  return command.intent !== 'decrease' || line.quantity === 1;
}
