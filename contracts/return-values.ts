/** The most lines of an order that one return may name. */
export const MAX_RETURN_ITEMS = 250;

/** Within how many working days of a return the operator mails its label, where labels are sent by hand. */
export const LABEL_WORKING_DAYS = 2;
