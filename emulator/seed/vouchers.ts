import platform from 'virtual:seed/platform';

/** Vouchers for gift subscriptions to redeem; one of them has expired. */
export const vouchers = platform.vouchers;
