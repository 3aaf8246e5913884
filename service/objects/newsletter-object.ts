import type {NewsletterConfirmed, NewsletterRequest, NewsletterUnsubscribed} from '../../contracts/newsletter';
import type {PersonalData} from '../../contracts/personal-data';
import {signLink} from '../domain/link-token';
import {tokenUrl} from '../domain/shop-links';
import {endOfSubscriber, subscriberData} from '../domain/subscriber';
import type {Subscriber} from '../domain/subscriber';
import {compose} from '../mail/compose';
import {confirmationLetter} from '../mail/texts/newsletter';
import {wakeBy} from './alarm';
import {GenerationObject} from './generation';
import {deliver, mailQueueName} from './mail-queue';
import {courseTopic, sendWelcome} from './welcome';
import type {WelcomeEnv} from './welcome';

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
    await this.wakeAtEnd();
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
    await wakeBy(this.ctx.storage, Date.now() + RESUME_AFTER_MS);
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
    await this.wakeAtEnd();
    await this.env.MAIL_QUEUE.getByName(mailQueueName(subscriber.email)).cancel(courseTopic(this.ctx.id.toString()));
    return {state: 'unsubscribed', language};
  }

  /** What is known of the address; `null` where it never asked. */
  async personalData(): Promise<PersonalData['newsletter']> {
    const subscriber = this.subscriber();
    return subscriber === null ? null : subscriberData(subscriber);
  }

  /** Drops everything; says whether there was something. A voucher stays used: its code follows from the address. */
  async erase(): Promise<boolean> {
    const wasKnown = this.subscriber() !== null;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    return wasKnown;
  }

  /** Sends a welcome that was cut short, and drops what is past its period. */
  override async alarm(): Promise<void> {
    await this.sendOwed();
    const end = this.end();
    if (end !== null && end <= Date.now()) await this.ctx.storage.deleteAll();
    else await wakeBy(this.ctx.storage, end);
  }

  private end(): number | null {
    const subscriber = this.subscriber();
    return subscriber === null ? null : endOfSubscriber(subscriber);
  }

  private async wakeAtEnd(): Promise<void> {
    await wakeBy(this.ctx.storage, this.end());
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
