import type {ImageSource} from '../picture';
import type {PageHead} from './page-head';
import type {RichText} from './rich-text';

/** A product test in a list. */
export type TestCard = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly picture: ImageSource;
  readonly publishedAt: string;
};

/** A product test under `/{language}/e/{slug}`. Scores run from 0 to 10. */
export type ProductTest = PageHead & {
  readonly picture: ImageSource;
  readonly publishedAt: string;
  readonly author: string;
  readonly summary: string;
  readonly method: RichText;
  readonly criteria: readonly {readonly name: string; readonly weightPercent: number}[];
  readonly tested: readonly {
    readonly key: string;
    readonly name: string;
    /** `null` where the shop does not sell it. */
    readonly productHandle: string | null;
    /** One per criterion, in its order. */
    readonly scores: readonly number[];
    readonly total: number;
    readonly verdict: string;
  }[];
  readonly conclusion: RichText;
};

/** Returns what was tested, the best first; equals stay in the editors' order. */
export function ranking({tested}: Pick<ProductTest, 'tested'>): ProductTest['tested'] {
  return [...tested].sort((a, b) => b.total - a.total);
}
