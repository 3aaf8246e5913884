import type {Money} from '../money';

/** The price of a reference quantity, such as EUR 35.60 for 1 kg. `unit` is the platform's unit in lower case. */
export type UnitPrice = {
  readonly price: Money;
  /** How many of the unit the price is for: 1, or 100 for a price per 100 g. */
  readonly quantity: number;
  readonly unit: string;
};

/** The price of one piece, and that of its contents per kilogram or litre (§ 4 PAngV); `null` where it is not measured. */
export type PiecePrice = {readonly price: Money; readonly unitPrice: UnitPrice | null};
