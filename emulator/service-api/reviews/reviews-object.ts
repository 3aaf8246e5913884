import {DurableObject} from 'cloudflare:workers';
import type {ReviewSubmission, WireReview} from '../../../contracts/reviews';

export type ReviewState = 'pending' | 'approved' | 'rejected';

/** A review that was handed in here. */
export type Review = WireReview & {readonly product: number};

type ReviewRow = {
  id: string;
  product: number;
  stars: number;
  title: string;
  text: string;
  author: string;
  language: string;
  created_at: number;
  verified: number;
};

const COLUMNS = 'id, product, stars, title, text, author, language, created_at, verified';

/** All reviews that were handed in here, in SQLite. One object. What is published is `approved`. */
export class ReviewsObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS reviews (
        id TEXT PRIMARY KEY, product INTEGER NOT NULL, email TEXT NOT NULL, stars INTEGER NOT NULL, title TEXT NOT NULL,
        text TEXT NOT NULL, author TEXT NOT NULL, language TEXT NOT NULL, created_at INTEGER NOT NULL,
        verified INTEGER NOT NULL, state TEXT NOT NULL, UNIQUE (product, email)
      )`,
    );
  }

  /**
   * Takes a review in, to be read by people first. An address reviews a product once.
   *
   * @param id names the request: repeated, it changes nothing
   * @param at milliseconds since 1970
   * @returns whether it was taken in, now or before
   */
  async submit(
    product: number,
    {email, stars, title, text, author, language}: ReviewSubmission,
    id: string,
    verified: boolean,
    at: number,
  ): Promise<boolean> {
    const {sql} = this.ctx.storage;
    sql.exec(
      "INSERT OR IGNORE INTO reviews VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending')",
      id,
      product,
      email.toLowerCase(),
      stars,
      title,
      text,
      author,
      language,
      at,
      verified ? 1 : 0,
    );
    return sql.exec('SELECT 1 FROM reviews WHERE id = ?', id).toArray().length > 0;
  }

  /** Publishes a review or turns it down; `false` for an unknown one. */
  async moderate(id: string, state: Exclude<ReviewState, 'pending'>): Promise<boolean> {
    return this.ctx.storage.sql.exec('UPDATE reviews SET state = ? WHERE id = ?', state, id).rowsWritten > 0;
  }

  /** The reviews in a state, oldest first; of some products or of all. */
  async list(state: ReviewState, products?: readonly number[]): Promise<Review[]> {
    const wanted = products === undefined ? null : new Set(products);
    return this.ctx.storage.sql
      .exec<ReviewRow>(`SELECT ${COLUMNS} FROM reviews WHERE state = ? ORDER BY created_at, id`, state)
      .toArray()
      .filter(({product}) => wanted === null || wanted.has(product))
      .map(reviewOf);
  }
}

function reviewOf({created_at: createdAt, verified, language, ...row}: ReviewRow): Review {
  return {
    ...row,
    language: language === 'en' ? 'en' : 'de',
    createdAt: new Date(createdAt).toISOString(),
    verified: verified === 1,
  };
}
