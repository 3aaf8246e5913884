/** The most lines of an order that one return may name. */
export const MAX_RETURN_ITEMS = 250;
