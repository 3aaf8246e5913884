import {mailbox} from '../../contracts/mailbox';
import type {NewsletterVariant} from '../../contracts/newsletter';
import {createCoffeeVoucher, endOfVoucher} from '../adapters/codes';
import type {CoffeeVoucher} from '../adapters/codes';
import type {PlatformEnv} from '../adapters/platform';
import type {Variables} from '../config/env';
import type {Language} from '../config/language';
import type {OwedWelcome} from '../domain/subscriber';
import {secretCode} from '../domain/codes';
import {endOfDays} from '../domain/days';
import {signLink} from '../domain/link-token';
import {shopUrl, tokenUrl} from '../domain/shop-links';
import {compose} from '../mail/compose';
import {LESSON_COUNT, lessonLetter} from '../mail/texts/course';
import {welcomeLetter} from '../mail/texts/newsletter';
import type {IdempotencyObject} from './idempotency-object';
import {deliver, mailQueueName} from './mail-queue';
import type {MailQueueEnv} from './mail-queue';

type Welcome = OwedWelcome & {
  /** The id of the subscriber's object. */
  readonly objectId: string;
  readonly email: string;
  readonly language: Language;
  readonly variant: NewsletterVariant;
};

/** The worker's configuration that a welcome needs. */
export type WelcomeEnv = MailQueueEnv &
  PlatformEnv &
  Pick<Variables, 'SHOP_ORIGIN' | 'LINK_SECRET'> & {
    readonly IDEMPOTENCY: {
      readonly getByName: (name: string) => Pick<IdempotencyObject, 'begin' | 'finish' | 'abandon'>;
    };
  };

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Specification, section 9, "Newsletter": EUR 10 off the first purchase, minimum EUR 39, valid 7 days. */
const VOUCHER = {cents: 1000, minimumCents: 3900, days: 7} as const;

/** Returns the topic of the mail queue for all mails to one subscriber. Stored lessons have its value. */
export function newsletterTopic(objectId: string): string {
  return `espresso-course ${objectId}`;
}

/**
 * Sends the welcome mail, issues the voucher in it and plans the course. Every step may be repeated. Voucher and course begin now, however long an
 * outage has held the welcome back.
 *
 * @param now milliseconds since 1970
 * @returns whether the mail has a voucher: it has none if the mailbox had one or gets one, under another spelling or before it was erased
 * @throws {UpstreamError}
 */
export async function sendWelcome(
  env: WelcomeEnv,
  welcome: Welcome,
  now: number,
): Promise<{readonly hasVoucher: boolean}> {
  const {objectId, email, language, variant, at} = welcome;
  const token = await signLink('newsletter-unsubscribe', {objectId, nonce: 'all'}, env.LINK_SECRET);
  const unsubscribe = tokenUrl(env.SHOP_ORIGIN, language, '/newsletter/unsubscribe', token);
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    // RFC 8058: the mail program may post to the link itself.
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const voucher = welcome.withVoucher ? await issueVoucher(env, welcome, now) : null;
  const sent = {hasVoucher: voucher !== null};
  const letter = welcomeLetter(language, variant, voucher, {
    shop: shopUrl(env.SHOP_ORIGIN, language, '/c/coffee-shop'),
    unsubscribe,
  });
  const key = `newsletter-welcome ${objectId} ${variant} ${at}`;
  await deliver(
    env,
    {...(await compose(letter, language)), to: email, language, kind: 'newsletter-welcome', headers, key},
    now,
    newsletterTopic(objectId),
  );
  if (variant !== 'espresso') return sent;
  const lessons = Array.from({length: LESSON_COUNT}, async (_, index) => {
    const lesson = await compose(lessonLetter(language, index + 1, unsubscribe), language);
    const mail = {...lesson, to: email, language, kind: 'espresso-course', headers};
    return {dueAt: now + index * WEEK_MS, mail: {...mail, key: `espresso-course ${objectId} ${at} ${index + 1}`}};
  });
  await env.MAIL_QUEUE.getByName(mailQueueName(email)).add(newsletterTopic(objectId), await Promise.all(lessons), now);
  return sent;
}

/**
 * Makes the voucher, one for a mailbox: it belongs to the welcome that asked first, also where an outage holds that one back. Returns `null` for
 * another one, and if the code existed before: that voucher was used, or has expired.
 */
async function issueVoucher(env: WelcomeEnv, {objectId, email, at}: Welcome, now: number) {
  const code = await secretCode('WALD', env.LINK_SECRET, [mailbox(email)]);
  const [issuing, owner] = [env.IDEMPOTENCY.getByName(`welcome-voucher ${code}`), `${objectId} ${at}`];
  const beginning = await issuing.begin(owner);
  if (beginning.state === 'mismatch') return null;
  if (beginning.state === 'answered') {
    return beginning.answer.status === 201 ? validVoucher(code, await endOfVoucher(env, code, at), now) : null;
  }
  const {cents, minimumCents, days} = VOUCHER;
  const voucher = {code, cents, minimumCents, startsAt: at, endsAt: endOfDays(now, days)};
  const endsAt = await makeVoucher(env, voucher).catch(async (error: unknown) => {
    await issuing.abandon(beginning.run);
    throw error;
  });
  await issuing.finish(beginning.run, owner, {status: endsAt === null ? 409 : 201, body: ''});
  return validVoucher(code, endsAt, now);
}

function validVoucher(code: string, endsAt: number | null, now: number) {
  return endsAt === null || endsAt <= now ? null : {code, endsAt};
}

/**
 * Makes the voucher, or finds that an earlier attempt, whose answer was lost, made it. Returns its end; `null` for one of another welcome, which
 * begins at another moment.
 */
async function makeVoucher(env: WelcomeEnv, voucher: CoffeeVoucher): Promise<number | null> {
  const made = await createCoffeeVoucher(env, voucher);
  return made === 'created' ? voucher.endsAt : endOfVoucher(env, voucher.code, voucher.startsAt);
}
