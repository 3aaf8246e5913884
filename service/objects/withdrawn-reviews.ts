import {reviewRejectionSchema} from '../../contracts/reviews';
import type {ReviewRejection, WireReview} from '../../contracts/reviews';
import {NO_REVIEWS, withoutOne} from '../domain/review-figures';
import {archivedFigures} from './published-reviews';

/** Why a review is taken down: one of the reasons, and what the operator writes about it. */
export type WithdrawalReasons = {readonly reason: ReviewRejection; readonly explanation: string};

/** Who wrote a published review, to be told why it is taken down. */
export type ReviewAuthor = WithdrawalReasons & {
  readonly email: string;
  readonly language: WireReview['language'];
  readonly product: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

/** `before`: it was taken down already, for other reasons. */
export type Withdrawal = 'done' | 'before' | 'unknown';

type ReasonsRow = {reason: string | null; explanation: string | null};
type AuthorRow = ReasonsRow & {email: string; language: string; product: number; created_at: number};

/**
 * Stores why a published review that was submitted here is to be taken down, unless other reasons are stored: its author may have them. Returns
 * the author with the reasons that are stored; `null` for any other review.
 */
export function giveReasons(sql: SqlStorage, id: string, given: WithdrawalReasons): ReviewAuthor | null {
  sql.exec(
    "UPDATE reviews SET reason = ?, explanation = ? WHERE id = ? AND state = 'approved' AND explanation IS NULL",
    given.reason,
    given.explanation,
    id,
  );
  const [row] = sql
    .exec<AuthorRow>(
      "SELECT email, language, product, created_at, reason, explanation FROM reviews WHERE id = ? AND state = 'approved'",
      id,
    )
    .toArray();
  if (row === undefined) return null;
  const {created_at: createdAt, language, reason, explanation, ...rest} = row;
  return {
    ...rest,
    language: language === 'en' ? 'en' : 'de',
    createdAt,
    reason: reviewRejectionSchema.parse(reason),
    explanation: explanation ?? given.explanation,
  };
}

/**
 * Takes down a published review that was submitted here: it is rejected from then on, for the reasons that were stored first. A repetition changes
 * nothing.
 */
export function withdrawOwn(sql: SqlStorage, id: string, reasons: WithdrawalReasons, at: number): Withdrawal {
  giveReasons(sql, id, reasons);
  sql.exec("UPDATE reviews SET state = 'rejected', withdrawn_at = ? WHERE id = ? AND state = 'approved'", at, id);
  const [row] = sql
    .exec<ReasonsRow>('SELECT reason, explanation FROM reviews WHERE id = ? AND withdrawn_at IS NOT NULL', id)
    .toArray();
  if (row === undefined) return 'unknown';
  return row.reason === reasons.reason && row.explanation === reasons.explanation ? 'done' : 'before';
}

/** Drops a review of the archive, and takes its stars out of the figures of its product. Tells whether there was one. */
export function dropArchived(storage: DurableObjectStorage, product: number, id: string): boolean {
  return storage.transactionSync(() => {
    const dropped = storage.sql
      .exec<{stars: number}>(
        "DELETE FROM archived WHERE product = ? AND review ->> 'id' = ? RETURNING review ->> 'stars' AS stars",
        product,
        id,
      )
      .toArray();
    for (const {stars} of dropped) {
      const distribution = withoutOne(archivedFigures(storage.sql, [product]).get(product) ?? NO_REVIEWS, stars);
      storage.sql.exec('UPDATE archive SET distribution = ? WHERE product = ?', JSON.stringify(distribution), product);
    }
    return dropped.length > 0;
  });
}
