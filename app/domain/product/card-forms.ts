import type {ProductCard} from './product';

/** A form behind the buttons of cards: coffee that gives a donation says to which project, anything else says none. */
export type CardForm = 'plain' | 'donating';

/** Returns the form of what a card sells. */
export function cardForm({donates}: NonNullable<ProductCard['offer']>): CardForm {
  return donates ? 'donating' : 'plain';
}

/** Returns the forms that some cards need; none where they sell nothing. */
export function cardForms(cards: readonly Pick<ProductCard, 'offer'>[]): readonly CardForm[] {
  return [...new Set(cards.flatMap(({offer}) => (offer ? [cardForm(offer)] : [])))];
}
