import type {ServiceEnv} from '../env';

/** The voucher of a code as people type it: case, spaces and dashes do not matter. */
export function voucherOf({GIFT_VOUCHERS}: Pick<ServiceEnv, 'GIFT_VOUCHERS'>, code: string) {
  return GIFT_VOUCHERS.getByName(code.replace(/[\s-]/g, '').toUpperCase());
}
