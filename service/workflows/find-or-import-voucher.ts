import {readArchivedVouchers} from '../adapters/archive';
import {plainCode} from '../domain/codes';
import type {ServiceEnv} from '../env';

/**
 * Returns the voucher of a typed code; case, spaces and dashes do not matter. Issues a voucher that the former shop sold when its code is typed
 * for the first time. For an unknown code the voucher is empty.
 *
 * @throws {UpstreamError} if the former shop's archive does not answer
 */
export async function findOrImportVoucher(env: Pick<ServiceEnv, 'GIFT_VOUCHERS' | 'ARCHIVE_URL'>, code: string) {
  const name = plainCode(code);
  const voucher = env.GIFT_VOUCHERS.getByName(name);
  if (await voucher.isKnown()) return voucher;
  const archived = (await readArchivedVouchers(env)).find((entry) => plainCode(entry.code) === name);
  if (archived !== undefined) await voucher.issue({...archived, expiresAt: Date.parse(archived.expiresAt)});
  return voucher;
}
