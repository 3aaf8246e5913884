/** An amount of money in integer cents; negative for a discount. `currency` is an ISO 4217 code. */
export type Money = {
  readonly cents: number;
  readonly currency: string;
};
