import shop from '../../store/merchant/shop.json';

/** Working days from dispatch to a door in Germany: a setting of the merchant. Specification, section 9, "Shipping". */
export const DELIVERY_DAYS = shop.shipping.deliveryDays;
