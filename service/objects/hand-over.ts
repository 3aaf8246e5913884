import {writeError} from '../adapters/log';
import {sendMail} from '../adapters/mail-provider';
import type {FailedHandover, Handover, MailProviderEnv} from '../adapters/mail-provider';
import {isOutage, isUpstreamError} from '../adapters/upstream';
import {mailSchema} from '../mail/mail';

/** A handover whose voucher could not be asked. */
type UnaskedHandover = Omit<FailedHandover, 'state'> & {readonly state: 'unasked'};

/** The worker's configuration that `handOver` needs. */
export type HandOverEnv = MailProviderEnv & {
  readonly GIFT_VOUCHERS: {readonly getByName: (name: string) => {readonly isRefunded: () => Promise<boolean>}};
};

/**
 * Hands a stored mail to the provider, unless its gift was refunded. Catches every failure: a mail that cannot be read, such as one of a newer
 * version, must not hold up the others.
 */
export async function handOver(
  env: HandOverEnv,
  text: string,
  isRepeated: boolean,
): Promise<Handover | UnaskedHandover | {readonly state: 'refunded'}> {
  let state: (FailedHandover | UnaskedHandover)['state'] = 'failed';
  try {
    const mail = mailSchema.parse(JSON.parse(text));
    if (mail.voucher !== undefined) {
      state = 'unasked';
      if (await env.GIFT_VOUCHERS.getByName(mail.voucher).isRefunded()) return {state: 'refunded'};
      state = 'failed';
    }
    return await sendMail(env, mail, isRepeated);
  } catch (error) {
    writeError(error);
    if (isUpstreamError(error)) {
      const {message, waitSeconds: retryAfter} = error;
      return {state, isOutage: true, retryAfter, code: message, reason: message};
    }
    if (isOutage(error)) return {state, isOutage: true, retryAfter: null, code: 'object', reason: String(error)};
    return {state, isOutage: false, retryAfter: null, code: 'unexpected', reason: String(error)};
  }
}
