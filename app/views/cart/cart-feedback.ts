import type {CartFormError, CartFormField, CartIntent} from '../../domain/cart/form.server';
import type {CartRefusal} from '../../domain/cart/refusal';

type Values = Readonly<Record<string, string | undefined>>;

export type Refusal = {readonly code: CartRefusal; readonly lineId: string | null};

/** What became of a change of the cart that was understood; `values` is what the shopper had entered, where it was refused. */
export type CartOutcome = {
  readonly intent: string;
  readonly refusals: readonly Refusal[];
  readonly values: Values;
};

/** A form of the cart that was not understood. */
export type InvalidCartForm = {
  readonly ok: false;
  readonly errors: Readonly<Partial<Record<CartFormField, CartFormError>>>;
  readonly values: Values;
};

/** What the cart's action answers. */
export type CartResult = InvalidCartForm | (CartOutcome & {readonly ok: true; readonly cartCount: number | null});

/** Something to tell, as the key of its text. */
export type CartMessage = `cart:refusal.${CartRefusal}` | `cart:field.${CartFormError}`;

/** What to tell at one place of the page. */
export type PlaceFeedback = {
  readonly messages: readonly CartMessage[];
  /** The change was made as asked. */
  readonly succeeded: boolean;
  /** What the shopper had typed, to be there again. */
  readonly typed: string | undefined;
};

export type CartFeedback = {
  readonly top: readonly CartMessage[];
  readonly code: PlaceFeedback;
  readonly giftCard: PlaceFeedback;
  /** By the id of a line. */
  readonly lines: ReadonlyMap<string, PlaceFeedback>;
};

const SILENT: PlaceFeedback = {messages: [], succeeded: false, typed: undefined};

const CODE_INTENTS: readonly string[] = ['apply-code', 'remove-code'] satisfies CartIntent[];
const GIFT_CARD_INTENTS: readonly string[] = ['apply-gift-card', 'remove-gift-card'] satisfies CartIntent[];

/**
 * Where on the cart page each part of an answer is told: at the line or the box that it is about while that is there
 * (`lineIds` are the lines shown), else at the top.
 */
export function cartFeedback(answer: CartOutcome | CartResult | null, lineIds: readonly string[]): CartFeedback {
  const silent = {top: [], code: SILENT, giftCard: SILENT, lines: new Map<string, PlaceFeedback>()};
  if (answer === null) return silent;
  const failed = 'errors' in answer;
  const intent = failed ? (answer.values['intent'] ?? '') : answer.intent;
  const told = failed ? fieldMessages(answer.errors) : refusalMessages(answer.refusals);
  const boxes = lineIds.length > 0;
  if (boxes && (CODE_INTENTS.includes(intent) || GIFT_CARD_INTENTS.includes(intent))) {
    const box: PlaceFeedback = {
      messages: told.map(({message}) => message),
      succeeded: told.length === 0 && intent.startsWith('apply-'),
      typed: told.length > 0 && intent.startsWith('apply-') ? answer.values['code'] : undefined,
    };
    return CODE_INTENTS.includes(intent) ? {...silent, code: box} : {...silent, giftCard: box};
  }
  const ownLine = answer.values['lineId'] ?? null;
  const placed = told.map(({message, lineId}) => ({
    message,
    lineId: shown(lineId, lineIds) ?? shown(ownLine, lineIds),
  }));
  const lines = new Map<string, PlaceFeedback>();
  for (const {message, lineId} of placed) {
    if (lineId === null) continue;
    const messages = [...(lines.get(lineId)?.messages ?? []), message];
    const typed = failed && lineId === ownLine ? answer.values['quantity'] : undefined;
    lines.set(lineId, {messages, succeeded: false, typed});
  }
  return {...silent, top: placed.filter(({lineId}) => lineId === null).map(({message}) => message), lines};
}

type Told = {readonly message: CartMessage; readonly lineId: string | null};

function refusalMessages(refusals: readonly Refusal[]): readonly Told[] {
  return refusals.map(({code, lineId}) => ({message: `cart:refusal.${code}`, lineId}));
}

/** A field without a place of its own on the page was not the shopper's doing: that form is not to be had any more. */
function fieldMessages(errors: InvalidCartForm['errors']): readonly Told[] {
  const hidden: readonly string[] = ['intent', 'operation', 'variantId', 'lineId', 'giftCardId'];
  const messages = Object.entries(errors).map(([field, error]): CartMessage =>
    hidden.includes(field) ? 'cart:refusal.not-understood' : `cart:field.${error}`,
  );
  return [...new Set(messages)].map((message) => ({message, lineId: null}));
}

function shown(lineId: string | null, lineIds: readonly string[]): string | null {
  return lineId !== null && lineIds.includes(lineId) ? lineId : null;
}
