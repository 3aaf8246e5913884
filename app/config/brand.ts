import BRAND from '../../store/merchant/shop.json' with {type: 'json'};

/** Everything that names the company: settings of the merchant (docs/decisions/152-settings-of-the-merchant.md). */
export {BRAND};
