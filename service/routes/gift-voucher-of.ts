import {readArchivedVouchers} from '../adapters/archive';
import {plainCode} from '../domain/codes';
import type {ServiceEnv} from './env';

/** Returns the voucher of a typed code. Case, spaces and dashes do not matter. */
function voucherOf({GIFT_VOUCHERS}: Pick<ServiceEnv, 'GIFT_VOUCHERS'>, code: string) {
  return GIFT_VOUCHERS.getByName(plainCode(code));
}

/**
 * Returns the same for a code that is used. A voucher that the former shop sold is imported at its first use.
 */
export async function shownVoucher(env: Pick<ServiceEnv, 'GIFT_VOUCHERS' | 'ARCHIVE_URL'>, code: string) {
  const voucher = voucherOf(env, code);
  if (await voucher.isKnown()) return voucher;
  const archived = (await readArchivedVouchers(env)).find((entry) => plainCode(entry.code) === plainCode(code));
  if (archived !== undefined) await voucher.issue({...archived, expiresAt: Date.parse(archived.expiresAt)});
  return voucher;
}
