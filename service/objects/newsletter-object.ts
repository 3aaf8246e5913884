import type {
  NewsletterConfirmed,
  NewsletterRequest,
  NewsletterUnsubscribed,
  NewsletterVariant,
} from '../../contracts/newsletter';
import type {PersonalData} from '../../contracts/personal-data';
import type {MailEvent} from '../adapters/mail-events';
import {CONFIRMATION_LINK_MS} from '../config/links';
import {signLink} from '../domain/link-token';
import {tokenUrl} from '../domain/shop-links';
import {endOfSubscriber, keptSubscriber, subscriberData, withEntry} from '../domain/subscriber';
import type {Subscriber} from '../domain/subscriber';
import {compose} from '../mail/compose';
import {confirmationLetter} from '../mail/texts/newsletter';
import {wakeBy} from './alarm';
import {beginForShop, retrySoon, runRetry} from './alarm-retry';
import {GenerationObject} from './generation';
import {cancelMails, deliver} from './mail-queue';
import {createSerialQueue, drain} from '../../contracts/serial-queue';
import {newsletterTopic, sendWelcome} from './welcome';
import type {WelcomeEnv} from './welcome';

/** The result of a confirmation. */
export type Confirmation = NewsletterConfirmed | {readonly state: 'expired' | 'unknown'};

const SUBSCRIBER = 'subscriber';

/** The newsletter subscriptions of one e-mail address. The object is named by `addressName`. */
export class NewsletterObject extends GenerationObject<WelcomeEnv> {
  private readonly inTurn = createSerialQueue();

  /**
   * Takes a request and sends the double opt-in mail.
   *
   * @param requestId a repeated request with this id sends nothing more
   * @param at milliseconds since 1970
   * @returns `already_subscribed` if this variant was confirmed before
   */
  async request(
    {email, variant, language}: NewsletterRequest,
    requestId: string,
    at: number,
  ): Promise<'confirmation_sent' | 'already_subscribed'> {
    const before = this.subscriber();
    const enrolment = before?.enrolments[variant];
    if (enrolment !== undefined && enrolment.confirmedAt !== null) return 'already_subscribed';
    const open = enrolment !== undefined && at - enrolment.requestedAt < CONFIRMATION_LINK_MS;
    const nonce = open ? enrolment.nonce : requestId;
    this.save({
      ...(before ?? {hasVoucher: false, owed: {}, log: []}),
      email,
      language,
      enrolments: {...before?.enrolments, [variant]: {nonce, requestedAt: at, confirmedAt: null}},
      log: withEntry(before?.log ?? [], {at, event: 'requested', variant}),
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
      newsletterTopic(objectId),
    );
    return 'confirmation_sent';
  }

  /**
   * Confirms the request of a link, and sends the welcome mail. A repetition sends welcomes that have not been sent, and names the voucher again
   * as long as the link is valid. After a failure the alarm sends them: the answer says so, and names no voucher, because the mailbox may have had one.
   *
   * @param at milliseconds since 1970
   */
  async confirm(nonce: string, at: number): Promise<Confirmation> {
    const subscriber = this.subscriber();
    const found = Object.entries(subscriber?.enrolments ?? {}).find(([, enrolment]) => enrolment.nonce === nonce);
    if (subscriber === null || found === undefined) return {state: 'unknown'};
    const [name, enrolment] = found;
    const variant: NewsletterVariant = name === 'espresso' || name === 'raffle' ? name : 'default';
    const {language} = subscriber;
    const said = {variant, language, confirmedAt: new Date(enrolment.confirmedAt ?? at).toISOString()};
    const isValid = at - enrolment.requestedAt < CONFIRMATION_LINK_MS;
    if (enrolment.confirmedAt !== null) {
      await this.sendOwed(at);
      const welcomeVoucher = isValid && this.hasVoucher(variant);
      return {state: 'already_confirmed', welcomeVoucher, welcomeDelayed: this.owes(variant), ...said};
    }
    if (!isValid) return {state: 'expired'};
    this.save({
      ...subscriber,
      enrolments: {...subscriber.enrolments, [variant]: {...enrolment, confirmedAt: at}},
      log: withEntry(subscriber.log, {at, event: 'confirmed', variant}),
      hasVoucher: true,
      owed: {...subscriber.owed, [variant]: {withVoucher: !subscriber.hasVoucher, at}},
    });
    await this.sendOwed(at);
    return {
      state: 'confirmed',
      welcomeVoucher: this.hasVoucher(variant),
      welcomeDelayed: this.owes(variant),
      ...said,
    };
  }

  /**
   * Ends all subscriptions, the course included, and drops the mails that wait or were given up.
   *
   * @param at milliseconds since 1970
   * @param event why, for the log: the reader asked for it, or the address takes no mails
   * @returns `null` for an address without a request
   */
  async unsubscribe(at: number, event: MailEvent['what'] = 'unsubscribed'): Promise<NewsletterUnsubscribed | null> {
    const subscriber = this.subscriber();
    if (subscriber === null) return null;
    const {language, enrolments} = subscriber;
    const isDone = Object.keys(enrolments).length === 0;
    if (!isDone) {
      const log = withEntry(subscriber.log, {at, event, variant: null});
      this.save({...subscriber, enrolments: {}, owed: {}, log});
      await this.wakeAtEnd();
    }
    // A repetition, too: the queue may have failed before.
    await this.cancelMails(subscriber.email);
    return {state: isDone ? 'already_unsubscribed' : 'unsubscribed', language};
  }

  /** Returns all data of the address; `null` for one without a request. */
  async personalData(): Promise<PersonalData['newsletter']> {
    const subscriber = this.subscriber();
    return subscriber === null ? null : subscriberData(subscriber);
  }

  /**
   * Drops everything, and tells whether there was something. Waits for a welcome that is being sent. The mailbox gets no second voucher: the code is
   * computed from it.
   */
  async erase(): Promise<boolean> {
    const wasKnown = this.subscriber() !== null;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    await drain(this.inTurn);
    return wasKnown;
  }

  /** Sends a welcome that was interrupted, and drops expired data. */
  override async alarm(): Promise<void> {
    if (this.owes()) {
      const send = () => this.sendNext(this.env, Date.now());
      // It was promised: the attempts begin anew.
      if (!(await runRetry(this.ctx.storage, {what: 'welcome'}, send))) await retrySoon(this.ctx.storage);
    }
    const subscriber = this.subscriber();
    if (subscriber === null) return;
    const kept = keptSubscriber(subscriber, Date.now());
    if (kept === null) {
      await this.ctx.storage.deleteAll();
      return;
    }
    this.save(kept);
    await this.wakeAtEnd();
  }

  private async wakeAtEnd(): Promise<void> {
    const subscriber = this.subscriber();
    await wakeBy(this.ctx.storage, subscriber === null ? null : endOfSubscriber(subscriber));
  }

  /** Tells whether a welcome has not been sent, or that of one variant. */
  private owes(variant?: NewsletterVariant): boolean {
    const owed = this.subscriber()?.owed ?? {};
    return variant === undefined ? Object.keys(owed).length > 0 : owed[variant] !== undefined;
  }

  private hasVoucher(variant: NewsletterVariant): boolean {
    return this.subscriber()?.enrolments[variant]?.hasVoucher === true;
  }

  /** Sends the welcomes that have not been sent. After a failure the alarm tries again: the consent is stored. */
  private async sendOwed(at: number): Promise<void> {
    if (this.owes()) await beginForShop(this.ctx.storage, this.env, (env) => this.sendNext(env, at));
  }

  /** Sends welcomes one run after the other: two runs at once would take each other's voucher for an older one. */
  private sendNext(env: WelcomeEnv, at: number): Promise<void> {
    return this.inTurn(() => this.sendAll(env, at));
  }

  private async sendAll(env: WelcomeEnv, at: number): Promise<void> {
    for (const variant of ['default', 'espresso', 'raffle'] as const) {
      const subscriber = this.subscriber();
      const owed = subscriber?.owed[variant];
      if (subscriber === null || owed === undefined) continue;
      const {email, language} = subscriber;
      const welcome = {objectId: this.ctx.id.toString(), email, language, variant, ...owed};
      const {hasVoucher} = await sendWelcome(env, welcome, at);
      // Who left meanwhile gets none of the mails that were just queued.
      if (this.subscriber()?.owed[variant] === undefined) await this.cancelMails(email);
      this.noteSent(variant, hasVoucher);
    }
  }

  /** Stores that a welcome is sent. Does nothing if the address was erased meanwhile. */
  private noteSent(variant: NewsletterVariant, hasVoucher: boolean): void {
    const subscriber = this.subscriber();
    if (subscriber === null) return;
    const {[variant]: _, ...owed} = subscriber.owed;
    const enrolment = subscriber.enrolments[variant];
    const enrolments = {...subscriber.enrolments, ...(enrolment && {[variant]: {...enrolment, hasVoucher}})};
    this.save({...subscriber, enrolments, owed});
  }

  private cancelMails(email: string): Promise<void> {
    return cancelMails(this.env, email, newsletterTopic(this.ctx.id.toString()));
  }

  private subscriber(): Subscriber | null {
    return this.ctx.storage.kv.get<Subscriber>(SUBSCRIBER) ?? null;
  }

  private save(subscriber: Subscriber): void {
    this.ctx.storage.kv.put(SUBSCRIBER, subscriber);
  }
}
