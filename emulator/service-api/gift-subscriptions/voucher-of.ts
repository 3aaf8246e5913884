import {vouchers} from '../../seed/vouchers';
import type {ServiceEnv} from '../env';

type VoucherEnv = Pick<ServiceEnv, 'GIFT_VOUCHERS'>;

/** The voucher of a code as people type it: case, spaces and dashes do not matter. */
export function voucherOf({GIFT_VOUCHERS}: VoucherEnv, code: string) {
  return GIFT_VOUCHERS.getByName(plain(code));
}

/** The same for a code that somebody shows: one of the seed is in the books when it is first shown. */
export async function shownVoucher(env: VoucherEnv, code: string) {
  const voucher = voucherOf(env, code);
  const seeded = vouchers.find((entry) => plain(entry.code) === plain(code));
  if (seeded !== undefined) await voucher.issue({...seeded, expiresAt: Date.parse(seeded.expiresAt)});
  return voucher;
}

function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}
