import * as z from 'zod';
import type {WireReview} from '../../contracts/reviews';
import type {Distribution} from '../domain/review-figures';

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

/** A published review as the operator finds it, and whether it is of the archive. */
type ListedReview = WireReview & {readonly product: number; readonly archived: boolean};

/** A page of published reviews with their products, and how many there are. */
export type ListedReviews = {readonly reviews: readonly ListedReview[]; readonly total: number};

type Place = {readonly page: number; readonly size: number};
type PublishedRow = ReviewRow & {archived: number; place: string | number};

const distributionSchema = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]);

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
  place: Place,
): PublishedReviews {
  const total = countPublished(sql, product, language);
  const reviews = publishedRows(sql, product, language, place).map(
    ({product: _product, archived: _archived, place: _place, ...row}) => reviewOf(row),
  );
  return {reviews, total};
}

/** Reads a page of the published reviews of a product in both languages, or of those that were submitted here (`null`), newest first. */
export function readListed(sql: SqlStorage, product: number | null, place: Place): ListedReviews {
  if (product === null) return readListedOwn(sql, place);
  const total = countPublished(sql, product, null);
  const reviews = publishedRows(sql, product, null, place).map(({archived, place: _place, ...row}) => ({
    ...reviewOf(row),
    archived: archived === 1,
  }));
  return {reviews, total};
}

/** Returns the numbers of all products with published reviews. */
export function reviewedProducts(sql: SqlStorage): readonly number[] {
  return sql
    .exec<{product: number}>("SELECT product FROM archive UNION SELECT product FROM reviews WHERE state = 'approved'")
    .toArray()
    .map(({product}) => product);
}

/** Returns how many reviews of each number of stars products have in the archive. */
export function archivedFigures(sql: SqlStorage, products: readonly number[]): ReadonlyMap<number, Distribution> {
  const rows = sql
    .exec<{product: number; distribution: string}>(
      'SELECT product, distribution FROM archive WHERE product IN (SELECT value FROM json_each(?))',
      JSON.stringify(products),
    )
    .toArray();
  return new Map(
    rows.map(({product, distribution}) => [product, distributionSchema.parse(JSON.parse(distribution))] as const),
  );
}

function readListedOwn(sql: SqlStorage, {page, size}: Place): ListedReviews {
  const {total} = sql.exec<{total: number}>("SELECT COUNT(*) AS total FROM reviews WHERE state = 'approved'").one();
  const reviews = sql
    .exec<ReviewRow>(
      `SELECT ${COLUMNS} FROM reviews WHERE state = 'approved' ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
      size,
      (page - 1) * size,
    )
    .toArray()
    .map((row) => ({...reviewOf(row), archived: false}));
  return {reviews, total};
}

function countPublished(sql: SqlStorage, product: number, language: WireReview['language'] | null): number {
  return sql
    .exec<{total: number}>(
      `SELECT (SELECT COUNT(*) ${OWN}) + (SELECT COUNT(*) ${ARCHIVED}) AS total`,
      product,
      language,
    )
    .one().total;
}

function publishedRows(
  sql: SqlStorage,
  product: number,
  language: WireReview['language'] | null,
  {page, size}: Place,
): readonly PublishedRow[] {
  return sql
    .exec<PublishedRow>(
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
    .toArray();
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
