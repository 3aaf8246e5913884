/** From this value of the goods on shipping is free, in cents. Specification, section 9, "Shipping". */
export const FREE_SHIPPING_FROM_CENTS = 3900;

/** What a delivery within Germany costs below it, in cents. Specification, section 9, "Shipping". */
export const SHIPPING_FEE_CENTS = 490;
