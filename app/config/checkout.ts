import checkout from '../../store/merchant/checkout.json' with {type: 'json'};

/** A way to pay: its name, its mark below `/assets/img/footer/payment`, and the only country in which it is offered. */
type PaymentMethod = {readonly name: string; readonly mark: string; readonly country?: string | undefined};

/** What the platform's checkout offers, as the merchant has set it up there. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = checkout.payment;
export const CARRIERS: readonly {readonly name: string; readonly mark: string}[] = checkout.carriers;
