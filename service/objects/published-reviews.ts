import type {WireReview} from '../../contracts/reviews';

/** A review as its columns hold it. */
export type ReviewRow = {
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

/** A page of a product's published reviews with their texts, and how many there are. */
export type PublishedReviews = {readonly reviews: readonly WireReview[]; readonly total: number};

/** The columns of a `ReviewRow`. */
export const COLUMNS = 'id, product, stars, title, text, author, language, created_at, verified';

const IS_WANTED = 'product = ?1 AND (?2 IS NULL OR language = ?2)';
const OWN = `FROM reviews WHERE state = 'approved' AND ${IS_WANTED}`;
/** Left to itself, the planner counts by the primary key, and takes every review apart for its language. */
const ARCHIVED = `FROM archived INDEXED BY archived_newest WHERE ${IS_WANTED}`;

/** Makes the tables of the former shop's reviews, and the indexes that have published reviews in their order. */
export function preparePublished(storage: DurableObjectStorage): void {
  const {sql} = storage;
  sql.exec(
    'CREATE TABLE IF NOT EXISTS archive (product INTEGER PRIMARY KEY, distribution TEXT NOT NULL, reviews TEXT NOT NULL)',
  );
  // Each review has a row of its own: a row holds 2 MB, which is some thousand reviews.
  sql.exec(
    'CREATE TABLE IF NOT EXISTS archived (product INTEGER, place INTEGER, review TEXT NOT NULL, PRIMARY KEY (product, place))',
  );
  if (sql.exec("SELECT 1 FROM pragma_table_xinfo('archived') WHERE name = 'created_at'").toArray().length === 0) {
    storage.transactionSync(() => {
      sql.exec("ALTER TABLE archived ADD COLUMN language TEXT AS (review ->> 'language')");
      sql.exec(
        `ALTER TABLE archived ADD COLUMN created_at INTEGER
         AS (CAST(round(unixepoch(review ->> 'createdAt', 'subsec') * 1000) AS INTEGER))`,
      );
      // An older version wrote all reviews of a product into its row of `archive`.
      sql.exec(
        'INSERT INTO archived (product, place, review) SELECT product, key, value FROM archive, json_each(archive.reviews)',
      );
      sql.exec("UPDATE archive SET reviews = '[]'");
    });
  }
  sql.exec('CREATE INDEX IF NOT EXISTS archived_newest ON archived (product, created_at DESC, place, language)');
  sql.exec('CREATE INDEX IF NOT EXISTS reviews_newest ON reviews (product, state, created_at DESC, id, language)');
}

/**
 * Reads a page of a product's published reviews, newest first, in one language or in both (`null`); those of this shop before those of
 * the archive of the same moment. Only what the page shows is read whole.
 */
export function readPublished(
  sql: SqlStorage,
  product: number,
  language: WireReview['language'] | null,
  {page, size}: {readonly page: number; readonly size: number},
): PublishedReviews {
  const {total} = sql
    .exec<{total: number}>(
      `SELECT (SELECT COUNT(*) ${OWN}) + (SELECT COUNT(*) ${ARCHIVED}) AS total`,
      product,
      language,
    )
    .one();
  const reviews = sql
    .exec<ReviewRow & {archived: number; place: string | number}>(
      `SELECT ${COLUMNS}, 0 AS archived, id AS place ${OWN}
       UNION ALL
       SELECT review ->> 'id', product, review ->> 'stars', review ->> 'title', review ->> 'text', review ->> 'author', language,
         created_at, review ->> 'verified', 1, place ${ARCHIVED}
       ORDER BY created_at DESC, archived, place LIMIT ?3 OFFSET ?4`,
      product,
      language,
      size,
      (page - 1) * size,
    )
    .toArray()
    .map(({product: _product, archived: _archived, place: _place, ...row}) => reviewOf(row));
  return {reviews, total};
}

/** Returns the review that a row holds. */
export function reviewOf<Row extends Omit<ReviewRow, 'product'>>({
  created_at: createdAt,
  verified,
  language,
  ...row
}: Row) {
  return {
    ...row,
    language: language === 'en' ? ('en' as const) : ('de' as const),
    createdAt: new Date(createdAt).toISOString(),
    verified: verified === 1,
  };
}
