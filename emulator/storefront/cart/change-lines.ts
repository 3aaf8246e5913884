import type {Catalogue} from '../catalogue';
import type {CartProblem, LineUpdate, NewLine, StockWarning} from './cart-change';
import type {CartAttribute, CartLineState, CartState} from './cart-state';
import type {ChangedCart, ChangeWorld} from './changed-cart';
import {isGiftRecipientValid} from './gift-recipient';
import {ERRORS} from './messages';
import {stockWarning} from './stock-warnings';

const MAX_LINES = 500;
const QUANTITY_BELOW = 1_000_000;

type LineContent = Pick<CartLineState, 'variantNumber' | 'sellingPlanNumber' | 'attributes'>;

/**
 * Adds merchandise: to the line with the same merchandise, attributes and plan, else as a new line before all others. One of which nothing is
 * there has quantity 0. Source: https://github.com/imsujan276/shopify_flutter/pull/147
 */
export function addLines(state: CartState, wanted: readonly NewLine[], world: ChangeWorld): ChangedCart {
  let lines = state.lines;
  const problems: CartProblem[] = [];
  const warnings: StockWarning[] = [];
  wanted.forEach((line, index) => {
    const field = ['lines', String(index)];
    const problem =
      quantityProblem(line.quantity, field) ??
      contentProblem(line, world.catalogue, field) ??
      recipientProblem(line, world, field);
    if (problem !== null) problems.push(problem);
    if (problem !== null || line.variantNumber === null || line.quantity === 0) return;
    const content: LineContent = {
      variantNumber: line.variantNumber,
      sellingPlanNumber: line.sellingPlanNumber ?? null,
      attributes: line.attributes,
    };
    const existing = lines.find((other) => hasSameContent(other, content));
    const before = existing?.quantity ?? 0;
    const id = existing?.id ?? world.newId();
    const grant = grantQuantity({...content, id, quantity: before + line.quantity}, lines, world);
    const quantity = Math.max(before, grant.quantity);
    if (grant.warning !== null) warnings.push(grant.warning);
    if (existing !== undefined) lines = lines.map((other) => (other === existing ? {...other, quantity} : other));
    else lines = [{...content, id, quantity}, ...lines];
  });
  if (lines.length > MAX_LINES) problems.push({code: 'CART_TOO_LARGE', field: ['lines'], message: ERRORS.cartTooLarge});
  return {state: {...state, lines}, problems, warnings};
}

/** Changes lines. Quantity 0 removes; what is cut to 0 stays, as of `addLines`; a line that becomes equal to another takes it in. */
export function updateLines(state: CartState, updates: readonly LineUpdate[], world: ChangeWorld): ChangedCart {
  let lines = state.lines;
  const problems: CartProblem[] = [];
  const warnings: StockWarning[] = [];
  updates.forEach((update, index) => {
    const field = ['lines', String(index)];
    const line = lines.find(({id}) => id === update.lineId);
    if (line === undefined) {
      problems.push({
        code: 'INVALID_MERCHANDISE_LINE',
        field: [...field, 'id'],
        message: ERRORS.noLine(update.written),
      });
      return;
    }
    const wanted = wantedContent(line, update);
    const problem = quantityProblem(update.quantity ?? 1, field) ?? contentProblem(wanted, world.catalogue, field);
    if (problem !== null) problems.push(problem);
    if (problem !== null || wanted.variantNumber === null) return;
    const content: LineContent = {
      variantNumber: wanted.variantNumber,
      sellingPlanNumber: wanted.sellingPlanNumber ?? null,
      attributes: wanted.attributes,
    };
    const next = {...content, id: line.id, quantity: update.quantity ?? line.quantity};
    const twin = lines.find((other) => other !== line && hasSameContent(other, content));
    const rest = lines.filter((other) => other !== twin);
    const isRemoved = update.quantity === 0;
    const merged = {...next, quantity: isRemoved ? 0 : next.quantity + (twin?.quantity ?? 0)};
    const needsStock = update.quantity !== undefined || update.merchandise !== undefined;
    const grant = needsStock ? grantQuantity(merged, rest, world) : {quantity: merged.quantity, warning: null};
    if (grant.warning !== null) warnings.push(grant.warning);
    lines = (isRemoved ? lines : rest).flatMap((other) => {
      if (other.id !== line.id) return [other];
      return isRemoved ? [] : [{...merged, quantity: grant.quantity}];
    });
  });
  return {state: {...state, lines}, problems, warnings};
}

/** Removes lines. */
export function removeLines(
  state: CartState,
  removed: readonly {readonly lineId: string; readonly written: string}[],
): ChangedCart {
  const known = new Set(state.lines.map(({id}) => id));
  const problems = removed.flatMap(({lineId, written}, index): CartProblem[] =>
    known.has(lineId)
      ? []
      : [{code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', String(index)], message: ERRORS.noLine(written)}],
  );
  const gone = new Set(removed.map(({lineId}) => lineId));
  return {state: {...state, lines: state.lines.filter(({id}) => !gone.has(id))}, problems, warnings: []};
}

type WantedContent = Omit<NewLine, 'quantity'>;

function wantedContent(line: CartLineState, update: LineUpdate): WantedContent {
  const {sellingPlanNumber = line.sellingPlanNumber ?? 'none', merchandise, attributes} = update;
  return {
    variantNumber: merchandise === undefined ? line.variantNumber : merchandise.variantNumber,
    written: merchandise?.written ?? '',
    attributes: attributes ?? line.attributes,
    sellingPlanNumber: sellingPlanNumber === 'none' ? undefined : sellingPlanNumber,
  };
}

function quantityProblem(quantity: number, field: readonly string[]): CartProblem | null {
  if (quantity < 0) return {code: 'INVALID', field: [...field, 'quantity'], message: ERRORS.negativeQuantity};
  if (quantity < QUANTITY_BELOW) return null;
  return {code: 'LESS_THAN', field: [...field, 'quantity'], message: ERRORS.excessiveQuantity(QUANTITY_BELOW)};
}

function contentProblem(line: WantedContent, catalogue: Catalogue, field: readonly string[]): CartProblem | null {
  const entry = line.variantNumber === null ? null : catalogue.variant(line.variantNumber);
  if (entry === null) {
    return {code: 'INVALID', field: [...field, 'merchandiseId'], message: ERRORS.noMerchandise(line.written)};
  }
  const planField = [...field, 'sellingPlanId'];
  if (line.sellingPlanNumber === undefined) {
    return entry.product.requiresSellingPlan
      ? {code: 'VARIANT_REQUIRES_SELLING_PLAN', field: planField, message: ERRORS.requiresPlan}
      : null;
  }
  const fits = catalogue.plansOf(entry.product).some(({number}) => number === line.sellingPlanNumber);
  return fits ? null : {code: 'SELLING_PLAN_NOT_APPLICABLE', field: planField, message: ERRORS.planNotApplicable};
}

/** The platform says of `cartCreate` and `cartLinesAdd` alone that they refuse a recipient, and not of a change of a line. */
function recipientProblem(line: NewLine, world: ChangeWorld, field: readonly string[]): CartProblem | null {
  const entry = line.variantNumber === null ? null : world.catalogue.variant(line.variantNumber);
  if (entry?.product.isGiftCard !== true || isGiftRecipientValid(line.attributes, world.now)) return null;
  return {
    code: 'GIFT_CARD_RECIPIENT_INVALID',
    field: [...field, 'attributes'],
    message: ERRORS.invalidRecipient,
  };
}

function hasSameContent(a: LineContent, b: LineContent): boolean {
  return (
    a.variantNumber === b.variantNumber &&
    a.sellingPlanNumber === b.sellingPlanNumber &&
    attributeKey(a.attributes) === attributeKey(b.attributes)
  );
}

function attributeKey(attributes: readonly CartAttribute[]): string {
  return attributes
    .map(({key, value}) => JSON.stringify([key, value]))
    .sort()
    .join();
}

/** As many pieces as the stock leaves for a line, all lines of the same variant counted together. */
function grantQuantity(
  line: CartLineState,
  lines: readonly CartLineState[],
  {catalogue, stock, language}: ChangeWorld,
): {quantity: number; warning: StockWarning | null} {
  const entry = catalogue.variant(line.variantNumber);
  if (entry === null || entry.variant.sellsWithoutStock) return {quantity: line.quantity, warning: null};
  const elsewhere = lines
    .filter(({id, variantNumber}) => id !== line.id && variantNumber === line.variantNumber)
    .reduce((sum, {quantity}) => sum + quantity, 0);
  const inStock = Math.max(0, stock.get(line.variantNumber) ?? 0);
  const quantity = Math.min(line.quantity, Math.max(0, inStock - elsewhere));
  if (quantity === line.quantity) return {quantity, warning: null};
  return {quantity, warning: stockWarning(entry, line.id, inStock, language)};
}
