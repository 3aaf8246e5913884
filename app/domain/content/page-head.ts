/** The fields of every document under `/{language}/e/{slug}`. */
export type PageHead = {
  readonly slug: string;
  readonly title: string;
  readonly seo: {readonly title: string; readonly description: string; readonly noindex: boolean};
  /** The slug of the same page in the other language; `null` where there is none. */
  readonly partner: string | null;
};
