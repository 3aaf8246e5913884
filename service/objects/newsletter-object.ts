import type {
  NewsletterConfirmed,
  NewsletterRequest,
  NewsletterUnsubscribed,
  NewsletterVariant,
} from '../../contracts/newsletter';
import type {Language} from '../config/language';
import {signLink} from '../domain/link-token';
import {tokenUrl} from '../domain/shop-links';
import {compose} from '../mail/compose';
import {confirmationLetter} from '../mail/texts/newsletter';
import {GenerationObject} from './generation';
import {deliver, mailQueueName} from './mail-queue';
import {courseTopic, sendWelcome} from './welcome';
import type {WelcomeEnv} from './welcome';

type Enrolment = {
  /** Stands in the link of the mail. */
  readonly nonce: string;
  readonly requestedAt: number;
  readonly confirmedAt: number | null;
};

/** One address. `log` is the proof of consent: who asked for what, and when it was confirmed. */
type Subscriber = {
  readonly email: string;
  readonly language: Language;
  readonly enrolments: Partial<Record<NewsletterVariant, Enrolment>>;
  readonly log: readonly {readonly at: number; readonly event: string; readonly variant: NewsletterVariant | null}[];
  /** Whether the welcome voucher was promised: once per address, for ever. */
  readonly hasVoucher: boolean;
  /** Confirmed, but the welcome mail may not be out yet. */
  readonly owed: {readonly variant: NewsletterVariant; readonly withVoucher: boolean; readonly at: number} | null;
};

/** What a confirmation came to. */
export type Confirmation = NewsletterConfirmed | {readonly state: 'expired' | 'unknown'};

const SUBSCRIBER = 'subscriber';
const LINK_LIFETIME_MS = 3 * 24 * 60 * 60 * 1000;
const RESUME_AFTER_MS = 5_000;
const LOGGED = 200;

/** What one e-mail address wants of the newsletter. Named by the address in lower case. */
export class NewsletterObject extends GenerationObject<WelcomeEnv> {
  /**
   * Takes a request and sends the double opt-in mail.
   *
   * @param requestId repeated, the request sends nothing more
   * @param at milliseconds since 1970
   * @returns `already_subscribed` where this variant was confirmed before
   */
  async request(
    {email, variant, language}: NewsletterRequest,
    requestId: string,
    at: number,
  ): Promise<'confirmation_sent' | 'already_subscribed'> {
    const before = this.subscriber();
    const enrolment = before?.enrolments[variant];
    if (enrolment !== undefined && enrolment.confirmedAt !== null) return 'already_subscribed';
    const open = enrolment !== undefined && at - enrolment.requestedAt < LINK_LIFETIME_MS;
    const nonce = open ? enrolment.nonce : requestId;
    this.save({
      ...(before ?? {hasVoucher: false, owed: null, log: []}),
      email,
      language,
      enrolments: {...before?.enrolments, [variant]: {nonce, requestedAt: at, confirmedAt: null}},
      log: logged(before?.log ?? [], {at, event: 'requested', variant}),
    });
    const objectId = this.ctx.id.toString();
    const token = await signLink('newsletter-confirm', {objectId, nonce}, this.env.LINK_SECRET);
    const letter = confirmationLetter(
      language,
      variant,
      tokenUrl(this.env.SHOP_ORIGIN, language, '/newsletter/confirm', token),
    );
    await deliver(
      this.env,
      {
        ...(await compose(letter, language)),
        to: email,
        language,
        kind: 'newsletter-confirmation',
        key: `newsletter-confirmation ${objectId} ${requestId}`,
      },
      at,
    );
    return 'confirmation_sent';
  }

  /** Confirms what a link is about: the first time the welcome mail goes out. `at` in milliseconds since 1970. */
  async confirm(nonce: string, at: number): Promise<Confirmation> {
    const subscriber = this.subscriber();
    const found = Object.entries(subscriber?.enrolments ?? {}).find(([, enrolment]) => enrolment.nonce === nonce);
    if (subscriber === null || found === undefined) return {state: 'unknown'};
    const [name, enrolment] = found;
    const variant = name === 'espresso' || name === 'raffle' ? name : 'default';
    const {language} = subscriber;
    if (enrolment.confirmedAt !== null) {
      const confirmedAt = new Date(enrolment.confirmedAt).toISOString();
      return {state: 'already_confirmed', variant, language, welcomeVoucher: false, confirmedAt};
    }
    if (at - enrolment.requestedAt >= LINK_LIFETIME_MS) return {state: 'expired'};
    const withVoucher = !subscriber.hasVoucher;
    await this.ctx.storage.setAlarm(Date.now() + RESUME_AFTER_MS);
    this.save({
      ...subscriber,
      enrolments: {...subscriber.enrolments, [variant]: {...enrolment, confirmedAt: at}},
      log: logged(subscriber.log, {at, event: 'confirmed', variant}),
      hasVoucher: true,
      owed: {variant, withVoucher, at},
    });
    await this.sendOwed();
    return {
      state: 'confirmed',
      variant,
      language,
      welcomeVoucher: withVoucher,
      confirmedAt: new Date(at).toISOString(),
    };
  }

  /** Ends everything, the course too. `null` for an address that never asked. `at` in milliseconds since 1970. */
  async unsubscribe(at: number): Promise<NewsletterUnsubscribed | null> {
    const subscriber = this.subscriber();
    if (subscriber === null) return null;
    const {language, enrolments} = subscriber;
    if (Object.keys(enrolments).length === 0) return {state: 'already_unsubscribed', language};
    this.save({
      ...subscriber,
      enrolments: {},
      log: logged(subscriber.log, {at, event: 'unsubscribed', variant: null}),
    });
    await this.env.MAIL_QUEUE.getByName(mailQueueName(subscriber.email)).cancel(courseTopic(this.ctx.id.toString()));
    return {state: 'unsubscribed', language};
  }

  /** Sends a welcome that was cut short. */
  override async alarm(): Promise<void> {
    await this.sendOwed();
  }

  private async sendOwed(): Promise<void> {
    const subscriber = this.subscriber();
    if (subscriber === null || subscriber.owed === null) return;
    const {email, language, owed} = subscriber;
    await sendWelcome(this.env, {objectId: this.ctx.id.toString(), email, language, ...owed});
    const after = this.subscriber();
    if (after !== null) this.save({...after, owed: null});
  }

  private subscriber(): Subscriber | null {
    return this.ctx.storage.kv.get<Subscriber>(SUBSCRIBER) ?? null;
  }

  private save(subscriber: Subscriber): void {
    this.ctx.storage.kv.put(SUBSCRIBER, subscriber);
  }
}

function logged(log: Subscriber['log'], entry: Subscriber['log'][number]): Subscriber['log'] {
  return [...log, entry].slice(-LOGGED);
}
