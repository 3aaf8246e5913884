import type {StockConfirmed, StockOccasion, StockRequest} from '../../contracts/back-in-stock';
import type {PersonalData} from '../../contracts/personal-data';
import {createSerialQueue, drain} from '../../contracts/serial-queue';
import {readVariant} from '../adapters/catalogue';
import type {PlatformEnv} from '../adapters/platform';
import type {Variables} from '../config/env';
import type {Language} from '../config/language';
import {CONFIRMATION_LINK_MS} from '../config/links';
import {addressName} from '../domain/address-name';
import type {CatalogueVariant} from '../domain/catalogue-variant';
import {signLink} from '../domain/link-token';
import {tokenUrl, variantUrl} from '../domain/shop-links';
import {isNewHarvest, languageOf, occasionOf, watchData} from '../domain/stock-watch';
import type {WatchRow} from '../domain/stock-watch';
import {compose} from '../mail/compose';
import {backInStockLetter, stockConfirmationLetter} from '../mail/texts/stock';
import {wakeBy} from './alarm';
import {beginForShop, retrySoon, runRetry} from './alarm-retry';
import {GenerationObject} from './generation';
import {cancelMails, deliver} from './mail-queue';
import type {MailQueueEnv} from './mail-queue';
import {dropEnded, firstEnd, prepareWatches} from './stock-watch-ends';
import {reportWaiting} from './work-list';
import type {WorkListEnv} from './work-list';

type CountRow = {count: number};
/** The variant in a language; `null` for one that the catalogue does not know. */
type Entry = readonly [Language, CatalogueVariant | null];
type StockWatchEnv = MailQueueEnv & WorkListEnv & PlatformEnv & Pick<Variables, 'SHOP_ORIGIN' | 'LINK_SECRET'>;

/** The fewest pieces while somebody waits for the harvest. */
const FEWEST = 'fewest';
/** The occasions for which mails are being sent. It is set until all of them are sent. */
const TELLING = 'occasions';
/** A confirmed request for one of some occasions, which got no mail so far. */
const IS_WAITING = 'confirmed_at IS NOT NULL AND notified_at IS NULL AND occasion IN (SELECT value FROM json_each(?))';

/** The requests for a variant. The object is named by its number. Each confirmed request gets one mail. */
export class StockWatchObject extends GenerationObject<StockWatchEnv> {
  /** The mails of reminders, one after the other: whoever ends requests waits for one that is on its way to the mail queue. */
  private readonly inTurn = createSerialQueue();

  constructor(ctx: DurableObjectState, env: StockWatchEnv) {
    super(ctx, env);
    prepareWatches(this.ctx.storage.sql);
  }

  /**
   * Takes a request and sends the double opt-in mail. A confirmed address gets no second mail; the answer is the same.
   *
   * @param variant its present title and stock, in the language of the request
   * @param requestId a repeated request with this id sends nothing more
   * @param at milliseconds since 1970
   */
  async request(
    {email, variant, occasion, language}: StockRequest,
    {title, quantity}: Pick<CatalogueVariant, 'title' | 'quantity'>,
    requestId: string,
    at: number,
  ): Promise<void> {
    this.noteQuantity(quantity ?? 0);
    if (this.waitingOf(email, occasion) !== null) return;
    this.ctx.storage.sql.exec(
      'INSERT OR IGNORE INTO watches (nonce, variant, email, occasion, language, requested_at) VALUES (?, ?, ?, ?, ?, ?)',
      requestId,
      variant,
      addressName(email),
      occasion,
      language,
      at,
    );
    await this.wakeAtEnd();
    const href = tokenUrl(
      this.env.SHOP_ORIGIN,
      language,
      '/back-in-stock/confirm',
      await this.link('confirm', requestId),
    );
    const letter = stockConfirmationLetter(language, {title, occasion}, href);
    const mail = {...(await compose(letter, language)), to: email, language, kind: 'back-in-stock-confirmation'};
    await deliver(this.env, {...mail, key: `back-in-stock-confirmation ${requestId}`}, at, this.topicOf(email));
  }

  /**
   * Confirms a request, and ends the others of its address for its occasion: one mail is promised. An ended request is unknown.
   *
   * @param at milliseconds since 1970
   */
  async confirm(nonce: string, at: number): Promise<StockConfirmed | {readonly state: 'expired' | 'unknown'}> {
    const row = this.watch(nonce);
    if (row === null) return {state: 'unknown'};
    const {variant, email} = row;
    const [language, occasion] = [languageOf(row), occasionOf(row)];
    const before = this.waitingOf(email, occasion)?.confirmed_at ?? null;
    if (before === null) {
      if (row.notified_at !== null) return {state: 'unknown'};
      if (at - row.requested_at >= CONFIRMATION_LINK_MS) return {state: 'expired'};
      this.confirmOne(row, at);
      // The variant may have come back between the mail and the click; after a failure the alarm asks.
      if (occasion === 'stock') {
        this.noteTelling(['stock']);
        await beginForShop(this.ctx.storage, this.env, (env) => this.notifyAll(at, env));
      }
    }
    await this.noteWaiting();
    const confirmedAt = new Date(before ?? at).toISOString();
    return {state: before === null ? 'confirmed' : 'already_confirmed', variant, occasion, language, confirmedAt};
  }

  /** Cancels all requests for this variant from the address of a request, and its mails. Returns `null` for an unknown request. */
  async cancel(nonce: string): Promise<'cancelled' | 'already_cancelled' | null> {
    const row = this.watch(nonce);
    if (row === null) return null;
    const {rowsWritten} = this.ctx.storage.sql.exec(
      'UPDATE watches SET notified_at = 0 WHERE email = ? AND notified_at IS NULL',
      row.email,
    );
    await drain(this.inTurn);
    await cancelMails(this.env, row.email, this.topicOf(row.email));
    await this.noteWaiting();
    await this.wakeAtEnd();
    return rowsWritten > 0 ? 'cancelled' : 'already_cancelled';
  }

  /**
   * Reads the stock if somebody waits, and mails those who wait for stock if the variant can be bought, and those who wait for the harvest if it has
   * come in, too. A webhook is only the occasion: it comes late and in any order, has the stock of one location, and may be lost.
   *
   * @param at milliseconds since 1970
   * @throws {UpstreamError}
   */
  async recheck(at: number): Promise<void> {
    const row = this.waiting(['stock', 'harvest'], 1)[0] ?? null;
    const variant = row === null ? null : await readVariant(this.env, row.variant, languageOf(row));
    if (row === null || variant === null) return;
    const {quantity, isAvailable} = variant;
    const isHarvest = quantity !== null && isNewHarvest(this.noteQuantity(quantity), quantity);
    // The platform may sell on without stock, or count none: nothing but the catalogue tells.
    if (isAvailable) await this.notify(isHarvest ? ['stock', 'harvest'] : ['stock'], at, [languageOf(row), variant]);
  }

  /** Stores the fewest pieces while somebody waits for the harvest, and returns them. */
  private noteQuantity(quantity: number): number {
    const {kv} = this.ctx.storage;
    const isWaitedFor = this.waiting(['harvest'], 1).length > 0;
    const fewest = isWaitedFor ? Math.min(kv.get<number>(FEWEST) ?? quantity, quantity) : quantity;
    kv.put(FEWEST, fewest);
    return fewest;
  }

  /** Mails those who wait for an occasion, and lets the alarm try again. `known` is the variant as it was read. */
  private async notify(occasions: readonly StockOccasion[], at: number, known: Entry): Promise<void> {
    if (this.waiting(occasions, 1).length === 0) return;
    this.noteTelling(occasions);
    await retrySoon(this.ctx.storage);
    await this.notifyAll(at, this.env, [known]);
  }

  private noteTelling(occasions: readonly StockOccasion[]): void {
    this.ctx.storage.kv.put(TELLING, [...new Set([...this.telling(), ...occasions])]);
  }

  /** Sends the mails that are due, if the variant can be bought. */
  private async notifyAll(at: number, env = this.env, known: readonly Entry[] = []): Promise<void> {
    const entries = new Map(known);
    for (const row of this.waiting(this.telling())) {
      const language = languageOf(row);
      if (!entries.has(language)) entries.set(language, await readVariant(env, row.variant, language));
      const entry = entries.get(language) ?? null;
      if (entry?.isAvailable === true) await this.inTurn(() => this.notifyOne(row, entry, at));
    }
    this.ctx.storage.kv.delete(TELLING);
    await this.noteWaiting();
    await this.wakeAtEnd();
  }

  /** Sends the rest of mails that were interrupted, and drops expired requests. It reports how many wait, too: the list may have failed. */
  override async alarm(): Promise<void> {
    if (this.telling().length > 0) {
      const isKept = await runRetry(this.ctx.storage, {what: 'stock-alert'}, () => this.notifyAll(Date.now()));
      // Requests that got no mail wait for the next change or check of the stock.
      if (!isKept) this.ctx.storage.kv.delete(TELLING);
    }
    dropEnded(this.ctx.storage.sql, Date.now());
    await this.wakeAtEnd();
    await this.noteWaiting();
  }

  /** Returns the requests of an address. */
  async personalData(email: string): Promise<PersonalData['backInStock']> {
    return this.ctx.storage.sql
      .exec<WatchRow>('SELECT * FROM watches WHERE email = ?', addressName(email))
      .toArray()
      .map(watchData);
  }

  /** Drops the requests of an address. Returns how many there were. */
  async erase(email: string): Promise<number> {
    const {length} = await this.personalData(email);
    this.ctx.storage.sql.exec('DELETE FROM watches WHERE email = ?', addressName(email));
    await drain(this.inTurn);
    await this.noteWaiting();
    return length;
  }

  /** Reports to the operator's list how many confirmed requests wait, after a failure by the alarm. */
  private noteWaiting(): Promise<void> {
    const {count} = this.ctx.storage.sql
      .exec<CountRow>(`SELECT COUNT(*) AS count FROM watches WHERE ${IS_WAITING}`, JSON.stringify(['stock', 'harvest']))
      .one();
    return reportWaiting(this.ctx.storage, this.env, this.ctx.id.toString(), count);
  }

  private async wakeAtEnd(): Promise<void> {
    await wakeBy(this.ctx.storage, firstEnd(this.ctx.storage.sql));
  }

  private async notifyOne(row: WatchRow, variant: CatalogueVariant, at: number): Promise<void> {
    const {nonce, email} = row;
    // The request may have been cancelled or erased while the variant was read.
    if (this.watch(nonce)?.notified_at !== null) return;
    const [language, occasion] = [languageOf(row), occasionOf(row)];
    const {SHOP_ORIGIN} = this.env;
    const cancel = tokenUrl(SHOP_ORIGIN, language, '/back-in-stock/cancel', await this.link('cancel', nonce));
    const product = variantUrl(SHOP_ORIGIN, language, variant);
    const letter = backInStockLetter(language, {title: variant.title, occasion}, {product, cancel});
    const mail = {...(await compose(letter, language)), to: email, language, kind: 'back-in-stock'};
    await deliver(this.env, {...mail, key: `back-in-stock ${nonce}`}, at, this.topicOf(email));
    this.ctx.storage.sql.exec('UPDATE watches SET notified_at = ? WHERE nonce = ?', at, nonce);
  }

  private confirmOne({nonce, email, occasion}: WatchRow, at: number): void {
    const {sql} = this.ctx.storage;
    sql.exec('UPDATE watches SET confirmed_at = ? WHERE nonce = ?', at, nonce);
    sql.exec(
      'UPDATE watches SET notified_at = 0 WHERE email = ? AND occasion = ? AND nonce <> ? AND notified_at IS NULL',
      email,
      occasion,
      nonce,
    );
  }

  /** Returns the confirmed request of an address for an occasion that waits; `null` for none. */
  private waitingOf(email: string, occasion: StockOccasion): WatchRow | null {
    const [row = null] = this.ctx.storage.sql.exec<WatchRow>(
      'SELECT * FROM watches WHERE email = ? AND occasion = ? AND confirmed_at IS NOT NULL AND notified_at IS NULL LIMIT 1',
      addressName(email),
      occasion,
    );
    return row;
  }

  /** Returns the confirmed requests that wait for one of some occasions, at most so many; -1 for all. */
  private waiting(occasions: readonly StockOccasion[], most = -1): WatchRow[] {
    return this.ctx.storage.sql
      .exec<WatchRow>(`SELECT * FROM watches WHERE ${IS_WAITING} LIMIT ?`, JSON.stringify(occasions), most)
      .toArray();
  }

  private telling(): readonly StockOccasion[] {
    return this.ctx.storage.kv.get<readonly StockOccasion[]>(TELLING) ?? [];
  }

  private watch(nonce: string): WatchRow | null {
    return this.ctx.storage.sql.exec<WatchRow>('SELECT * FROM watches WHERE nonce = ?', nonce).toArray()[0] ?? null;
  }

  /** Returns the topic of the mail queue for all mails to an address about this variant. */
  private topicOf(email: string): string {
    return `back-in-stock ${this.ctx.id.toString()} ${addressName(email)}`;
  }

  private link(purpose: 'confirm' | 'cancel', nonce: string): Promise<string> {
    return signLink(`back-in-stock-${purpose}`, {objectId: this.ctx.id.toString(), nonce}, this.env.LINK_SECRET);
  }
}
