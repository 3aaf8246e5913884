import type {CartAnswerText} from '../../client/send-to-cart';
import {lostLines, type GoneLine} from '../../domain/cart/gone-lines';
import {reportAnswer, type CartFormAnswer} from '../../domain/cart/report';
import {isLostLine, wasAdded, type Refusal} from '../../domain/cart/refusal';
import type {Texts} from '../../i18n/catalogue';
import {pickTexts} from '../../i18n/pick-texts';
import {fieldText} from '../parts/cart-field-text';

const MINICART = [
  'cart:checkout.action',
  'cart:line',
  'cart:perks',
  'cart:plan',
  'cart:project',
  'cart:totals',
  'cart:minicart',
];
/** What keeps something out of the cart. */
const REFUSALS = ['cart:refusal', 'cart:gone', 'cart:field'];

/**
 * Returns the texts of the minicart and the add-to-cart notice: they come with the cart, when one of them is opened.
 */
export function minicartTexts(texts: Texts): Texts {
  return pickTexts(texts, MINICART);
}

/**
 * Returns the texts for the answer to a form of the cart: those of the minicart with a cart, and of what was refused.
 */
export function answerTexts(answer: CartFormAnswer, texts: Texts): Texts {
  const isPlain = answer.isDone && reportAnswer(answer).refusals.length === 0;
  return pickTexts(texts, [...(answer.shown?.summary ? MINICART : []), ...(isPlain ? [] : REFUSALS)]);
}

/** Tells whether what a form was to add is in the cart. */
export function isAdded({shown}: CartFormAnswer): boolean {
  return shown !== null && wasAdded(shown.report.refusals);
}

/**
 * Returns the messages about what an answer refused to add, each once. They come with the answer: a page that adds does not
 * need the rules.
 */
export function answerMessages(answer: CartFormAnswer): readonly CartAnswerText[] {
  if (answer.problem?.code === 'rate-limited') return ['product:cart.rate-limited'];
  const {errors = {}, ...report} = reportAnswer(answer);
  const refusals = report.refusals.filter((refusal) => !isLostLine(refusal));
  const ofFields = Object.entries(errors).map(([field, code]) => `cart:field.${fieldText(field, code)}` as const);
  return [...new Set<CartAnswerText>([...refusals.map(({code}) => `cart:refusal.${code}` as const), ...ofFields])];
}

/** Returns the lines that the cart has lost while a form was carried out that was about something else. */
export function answerGoneLines({shown}: CartFormAnswer): readonly GoneLine[] {
  return lostLines(shown?.report.refusals ?? []);
}

/**
 * Returns the refusals of the lines that the cart has lost and nobody can name. Beside what was added they would be taken for it:
 * the cart's page tells of them.
 */
export function answerUnnamedLines({shown}: CartFormAnswer): readonly Refusal[] {
  const refusals = shown?.report.refusals ?? [];
  return refusals.filter((refusal) => isLostLine(refusal) && refusal.goneTitle === undefined);
}
