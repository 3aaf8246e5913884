import shop from '../../store/merchant/shop.json';

/** Returns are free within so many days of delivery: a setting of the merchant. Specification, section 9, "Returns". */
export const RETURN_DAYS = shop.returnDays;
