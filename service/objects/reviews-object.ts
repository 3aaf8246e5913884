import type {ReviewFigures, ReviewRejection, ReviewSubmission, WireReview} from '../../contracts/reviews';
import {reviewRejectionSchema} from '../../contracts/reviews';
import type {PersonalData} from '../../contracts/personal-data';
import {createSerialQueue, drain} from '../../contracts/serial-queue';
import type {ArchivedReviews, ArchiveEnv} from '../adapters/archive';
import {readArchivedReviews} from '../adapters/archive';
import type {PlatformEnv} from '../adapters/platform';
import {RETENTION} from '../config/retention';
import {addressName} from '../domain/address-name';
import {endOf} from '../domain/retention';
import type {Distribution} from '../domain/review-figures';
import {NO_REVIEWS, reviewFigures, sumOf} from '../domain/review-figures';
import {wakeBy} from './alarm';
import {wakeSoon} from './alarm-retry';
import {GenerationObject} from './generation';
import type {MailQueueEnv} from './mail-queue';
import {
  archivedFigures,
  COLUMNS,
  preparePublished,
  readListed,
  readPublished,
  reviewedProducts,
  reviewOf,
} from './published-reviews';
import type {ListedReviews, PublishedReviews, ReviewRow} from './published-reviews';
import {noteUntold, retryUntold, tellUntold} from './untold-reviews';
import {dropArchived, tellAuthor, withdrawOwn} from './withdrawn-reviews';
import type {Withdrawal, WithdrawalReasons} from './withdrawn-reviews';
import type {WorkListEnv} from './work-list';

/** A review that was submitted to this shop. */
export type Review = WireReview & {readonly product: number};

type ReviewsEnv = ArchiveEnv & MailQueueEnv & PlatformEnv & WorkListEnv;

type StateRow = ReviewRow & {state: string; reason: string | null; explanation: string | null};
type DecisionRow = {state: string};
type Decision = 'approved' | 'rejected';
type FirstRow = {first: number | null};
type TotalRow = {total: number};
type CountRow = {product: number; stars: number; count: number};

/** The most waiting reviews that are returned at once: an answer to a call of an object has at most 32 MiB. */
const PENDING_AT_ONCE = 100;
/** When the period of retention of a review that nobody can read began. */
const UNPUBLISHED_SINCE = 'COALESCE(withdrawn_at, created_at)';
/** The archive that was imported. An older version wrote `true`, also where there was none to import. */
const TAKEN_OVER = 'taken-over';

/** All reviews, in SQLite. There is one object. Reviews of the archive are published; those submitted here once they are `approved`. */
export class ReviewsObject extends GenerationObject<ReviewsEnv> {
  private readonly inTurn = createSerialQueue();
  private takingOver: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: ReviewsEnv) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS reviews (
        id TEXT PRIMARY KEY, product INTEGER NOT NULL, email TEXT NOT NULL, stars INTEGER NOT NULL, title TEXT NOT NULL,
        text TEXT NOT NULL, author TEXT NOT NULL, language TEXT NOT NULL, created_at INTEGER NOT NULL,
        verified INTEGER NOT NULL, state TEXT NOT NULL, UNIQUE (product, email)
      )`,
    );
    const columns = this.ctx.storage.sql
      .exec<{name: string}>("SELECT name FROM pragma_table_info('reviews')")
      .toArray();
    const lacks = (column: string) => columns.every(({name}) => name !== column);
    if (lacks('reason')) this.ctx.storage.sql.exec('ALTER TABLE reviews ADD COLUMN reason TEXT');
    if (lacks('explanation')) this.ctx.storage.sql.exec('ALTER TABLE reviews ADD COLUMN explanation TEXT');
    if (lacks('withdrawn_at')) {
      this.ctx.storage.sql.exec('ALTER TABLE reviews ADD COLUMN withdrawn_at INTEGER');
      this.ctx.storage.sql.exec('DROP INDEX IF EXISTS reviews_by_state');
    }
    // Without it each count reads every text.
    this.ctx.storage.sql.exec(
      'CREATE INDEX IF NOT EXISTS reviews_by_state ON reviews (state, created_at, id, withdrawn_at)',
    );
    preparePublished(this.ctx.storage);
  }

  /**
   * Stores a review for moderation, and tells the operator's list of it. An address reviews a product once.
   *
   * @param id names the request: a repetition changes nothing
   * @param at milliseconds since 1970
   * @returns whether it is stored, now or by an earlier request with this id
   */
  async submit(
    product: number,
    {email, stars, title, text, author, language}: ReviewSubmission,
    id: string,
    verified: boolean,
    at: number,
  ): Promise<boolean> {
    const {sql} = this.ctx.storage;
    // Before anything is stored: if the alarm cannot be set, nothing is.
    await wakeSoon(this.ctx.storage);
    const {rowsWritten} = sql.exec(
      `INSERT OR IGNORE INTO reviews (id, product, email, stars, title, text, author, language, created_at, verified, state)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending')`,
      id,
      product,
      addressName(email),
      stars,
      title,
      text,
      author,
      language,
      at,
      verified ? 1 : 0,
    );
    if (rowsWritten > 0) noteUntold(this.ctx.storage, id);
    // Before the list is told: the review may be erased meanwhile.
    const isStored = sql.exec('SELECT 1 FROM reviews WHERE id = ?', id).toArray().length > 0;
    await this.wakeAtEnd();
    await tellUntold(this.ctx.storage, this.env);
    return isStored;
  }

  /** Returns the reviews of an address. */
  async personalData(email: string): Promise<PersonalData['reviews']> {
    return this.ctx.storage.sql
      .exec<StateRow>(
        `SELECT ${COLUMNS}, state, reason, explanation FROM reviews WHERE email = ? ORDER BY created_at`,
        addressName(email),
      )
      .toArray()
      .map(({state, reason, ...row}) => ({
        ...reviewOf(row),
        state: stateOf(state),
        reason: reviewRejectionSchema.safeParse(reason).data ?? null,
      }));
  }

  /** Drops the reviews of an address, published ones too. Waits for a mail about one that is on its way. Returns how many there were. */
  async erase(email: string): Promise<number> {
    const {length} = await this.personalData(email);
    this.ctx.storage.sql.exec('DELETE FROM reviews WHERE email = ?', addressName(email));
    await drain(this.inTurn);
    return length;
  }

  /** Drops reviews whose period of retention has ended (not published, or taken down), and tells the operator's list of new ones. */
  override async alarm(): Promise<void> {
    await retryUntold(this.ctx.storage, this.env);
    const since = Date.now() - endOf(RETENTION.reviewUnpublished.period, 0);
    this.ctx.storage.sql.exec(`DELETE FROM reviews WHERE state <> 'approved' AND ${UNPUBLISHED_SINCE} <= ?`, since);
    await this.wakeAtEnd();
  }

  private async wakeAtEnd(): Promise<void> {
    const {first} = this.ctx.storage.sql
      .exec<FirstRow>(`SELECT MIN(${UNPUBLISHED_SINCE}) AS first FROM reviews WHERE state <> 'approved'`)
      .one();
    await wakeBy(this.ctx.storage, first === null ? null : endOf(RETENTION.reviewUnpublished.period, first));
  }

  /** Approves or rejects a waiting review. A decision is final: after another one the answer is `decided`. */
  async decide(id: string, state: Decision, reason: ReviewRejection | null): Promise<'done' | 'decided' | 'unknown'> {
    const [row] = this.ctx.storage.sql.exec<DecisionRow>('SELECT state FROM reviews WHERE id = ?', id).toArray();
    if (row === undefined) return 'unknown';
    if (row.state === 'pending') {
      this.ctx.storage.sql.exec('UPDATE reviews SET state = ?, reason = ? WHERE id = ?', state, reason, id);
      await this.wakeAtEnd();
    }
    return row.state === 'pending' || row.state === state ? 'done' : 'decided';
  }

  /**
   * Takes down a published review that was submitted here, once its author is told why (`tellAuthor`): it stays in the lists until then. It is kept
   * as a rejected one for its period of retention, which begins at `at` (milliseconds since 1970): until then its author can ask for the reason, and
   * cannot submit it again. A repetition changes nothing, and sends nothing.
   */
  withdraw(id: string, reasons: WithdrawalReasons, at: number): Promise<Withdrawal> {
    return this.inTurn(async () => {
      const {sql} = this.ctx.storage;
      await tellAuthor(sql, this.env, id, reasons, at);
      const withdrawn = withdrawOwn(sql, id, reasons, at);
      await this.wakeAtEnd();
      return withdrawn;
    });
  }

  /** Drops a review of the archive, which knows no address of its author. */
  async dropArchived(product: number, id: string): Promise<'done' | 'unknown'> {
    return dropArchived(this.ctx.storage, product, id) ? 'done' : 'unknown';
  }

  /** Returns a page of the published reviews of a product, or of all that were submitted here (`null`), newest first. */
  async listed(product: number | null, place: {readonly page: number; readonly size: number}): Promise<ListedReviews> {
    await this.takeOver();
    return readListed(this.ctx.storage.sql, product, place);
  }

  /** Returns the numbers of all products with published reviews. */
  async reviewedProducts(): Promise<readonly number[]> {
    await this.takeOver();
    return reviewedProducts(this.ctx.storage.sql);
  }

  /** Returns how many reviews wait for moderation. */
  async pendingCount(): Promise<number> {
    return this.ctx.storage.sql.exec<TotalRow>("SELECT COUNT(*) AS total FROM reviews WHERE state = 'pending'").one()
      .total;
  }

  /** Returns how many of the reviews with these ids wait for moderation; an id may be of none. */
  async pendingAmong(ids: readonly string[]): Promise<number> {
    return this.ctx.storage.sql
      .exec<TotalRow>(
        "SELECT COUNT(*) AS total FROM reviews WHERE state = 'pending' AND id IN (SELECT value FROM json_each(?))",
        JSON.stringify(ids),
      )
      .one().total;
  }

  /** Returns the reviews that wait for moderation, oldest first, at most `PENDING_AT_ONCE`. */
  async pending(): Promise<readonly Review[]> {
    return this.ctx.storage.sql
      .exec<ReviewRow>(
        `SELECT ${COLUMNS} FROM reviews WHERE state = 'pending' ORDER BY created_at, id LIMIT ?`,
        PENDING_AT_ONCE,
      )
      .toArray()
      .map(reviewOf);
  }

  /** Returns the figures of each product's published reviews, in the order of the products. */
  async figures(products: readonly number[]): Promise<readonly ReviewFigures[]> {
    await this.takeOver();
    const archived = archivedFigures(this.ctx.storage.sql, products);
    const counts = this.ctx.storage.sql
      .exec<CountRow>(
        `SELECT product, stars, COUNT(*) AS count FROM reviews
         WHERE state = 'approved' AND product IN (SELECT value FROM json_each(?)) GROUP BY product, stars`,
        JSON.stringify(products),
      )
      .toArray();
    return products.map((product) => {
      const here = (stars: number) => counts.find((row) => row.product === product && row.stars === stars)?.count ?? 0;
      const own: Distribution = [here(1), here(2), here(3), here(4), here(5)];
      return reviewFigures(product, sumOf(archived.get(product) ?? NO_REVIEWS, own));
    });
  }

  /** Returns a page of a product's published reviews, newest first, in one language or in both. */
  async published(
    product: number,
    language: WireReview['language'] | null,
    place: {readonly page: number; readonly size: number},
  ): Promise<PublishedReviews> {
    await this.takeOver();
    return readPublished(this.ctx.storage.sql, product, language, place);
  }

  /** Imports the reviews of the former shop, once. Without its address nothing is imported yet. */
  private async takeOver(): Promise<void> {
    if (this.env.ARCHIVE_URL === '' || this.isTakenOver()) return;
    this.takingOver ??= readArchivedReviews(this.env)
      .then((products) => this.keepArchive(products))
      .finally(() => {
        this.takingOver = null;
      });
    await this.takingOver;
  }

  private isTakenOver(): boolean {
    const mark = this.ctx.storage.kv.get<string | boolean>(TAKEN_OVER);
    if (mark !== true) return mark !== undefined;
    return this.ctx.storage.sql.exec('SELECT 1 FROM archive LIMIT 1').toArray().length > 0;
  }

  private keepArchive(products: readonly ArchivedReviews[]): void {
    this.ctx.storage.transactionSync(() => {
      for (const {product, distribution, reviews} of products) {
        this.ctx.storage.sql.exec(
          "INSERT OR REPLACE INTO archive (product, distribution, reviews) VALUES (?, ?, '[]')",
          product,
          JSON.stringify(distribution),
        );
        for (const [place, review] of reviews.entries()) {
          this.ctx.storage.sql.exec(
            'INSERT OR REPLACE INTO archived (product, place, review) VALUES (?, ?, ?)',
            product,
            place,
            JSON.stringify(review),
          );
        }
      }
      this.ctx.storage.kv.put(TAKEN_OVER, this.env.ARCHIVE_URL);
    });
  }
}

function stateOf(state: string): PersonalData['reviews'][number]['state'] {
  return state === 'approved' || state === 'rejected' ? state : 'pending';
}
