import platform from 'virtual:seed/platform';
import {dayInGermany} from '../shared/clock';

/**
 * Returns the vouchers for gift subscriptions to redeem; one of them has expired, whatever the year is.
 *
 * @param at the real time, in milliseconds since 1970: who moves the emulated clock sees them expire
 */
export function vouchersAt(at: number) {
  const year = Number(dayInGermany(at).slice(0, 4));
  return platform.vouchers.map(({validYears, ...voucher}) => ({
    ...voucher,
    expiresAt: `${year + validYears}-12-31T23:00:00Z`,
  }));
}
