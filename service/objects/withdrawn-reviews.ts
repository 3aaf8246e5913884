import type {WireReview} from '../../contracts/reviews';
import {readTitlesIfPossible} from '../adapters/catalogue';
import type {PlatformEnv} from '../adapters/platform';
import {NO_REVIEWS, withoutOne} from '../domain/review-figures';
import {compose} from '../mail/compose';
import {withdrawnReviewLetter} from '../mail/texts/reviews';
import type {WithdrawnReview} from '../mail/texts/reviews';
import {deliver, isQueued} from './mail-queue';
import type {MailQueueEnv} from './mail-queue';
import {archivedFigures} from './published-reviews';

/** Why a review is taken down: one of the reasons, what the operator writes about it, and how it came to their attention. */
export type WithdrawalReasons = Pick<WithdrawnReview, 'reason' | 'explanation' | 'occasion'>;

/** `before`: it was taken down already, for other reasons. */
export type Withdrawal = 'done' | 'before' | 'unknown';

type ReasonsRow = {reason: string | null; explanation: string | null};
type AuthorRow = {email: string; language: string; product: number; created_at: number};

/** Who wrote a published review that was submitted here. */
type ReviewAuthor = {
  readonly email: string;
  readonly language: WireReview['language'];
  readonly product: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

/**
 * Mails the author of a published review that was submitted here why it is taken down (Art. 17 Regulation (EU) 2022/2065), and stores the reasons of
 * that mail. There is one: where a try before has queued it, its reasons stay. Does nothing for any other review.
 *
 * @param at milliseconds since 1970
 */
export async function tellAuthor(
  sql: SqlStorage,
  env: MailQueueEnv & PlatformEnv,
  id: string,
  reasons: WithdrawalReasons,
  at: number,
): Promise<void> {
  const author = authorOf(sql, id);
  if (author === null) return;
  const {email, language, product, createdAt} = author;
  const key = `review-withdrawn ${id}`;
  if (await isQueued(env, email, key)) return;
  const titles = await readTitlesIfPossible(env, [product], language);
  const letter = withdrawnReviewLetter(language, {...reasons, createdAt, productTitle: titles.get(product) ?? null});
  const mail = {...(await compose(letter, language)), to: email, language, kind: 'review-withdrawn', key};
  // The review may have been erased meanwhile.
  if (storeReasons(sql, id, reasons)) await deliver(env, mail, at);
}

/**
 * Takes down a published review that was submitted here: it is rejected from then on, for the reasons that its author was told. A repetition changes
 * nothing.
 */
export function withdrawOwn(sql: SqlStorage, id: string, reasons: WithdrawalReasons, at: number): Withdrawal {
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

function authorOf(sql: SqlStorage, id: string): ReviewAuthor | null {
  const [row] = sql
    .exec<AuthorRow>("SELECT email, language, product, created_at FROM reviews WHERE id = ? AND state = 'approved'", id)
    .toArray();
  if (row === undefined) return null;
  const {created_at: createdAt, language, ...rest} = row;
  return {...rest, createdAt, language: language === 'en' ? 'en' : 'de'};
}

/** Stores why a published review is to be taken down, and tells whether it is still there. */
function storeReasons(sql: SqlStorage, id: string, {reason, explanation}: WithdrawalReasons): boolean {
  const {rowsWritten} = sql.exec(
    "UPDATE reviews SET reason = ?, explanation = ? WHERE id = ? AND state = 'approved'",
    reason,
    explanation,
    id,
  );
  return rowsWritten > 0;
}
