// @ts-check

/**
 * The budgets of a first visit (KiB compressed, milliseconds; maxima) and of the rates (minima). Compare with the
 * other shops below.
 */
export const BUDGETS = {
  requests: 14,
  html: 24,
  js: 100,
  css: 12,
  fcp: 700,
  lcp: 950,
  tbt: 20,
  cls: 0.02,
  nodes: 1500,
  cachedPerSecond: 3000,
  cachedCpuMs: 1,
  uncachedPerSecond: 150,
  lighthouse: {performance: 98, other: 100},
  /** From a press to the next picture, and from a click to the picture of a page that was fetched ahead. */
  press: 100,
  secondPage: 150,
  /** Of the times that the bare skeleton takes, the share that ours may take. */
  shareOfSkeleton: 0.6,
};

/**
 * Product pages of other shops, measured on another day with the same line and processor slowdown, as production
 * builds with gzip and pictures of about 11 KB. `–`: not measured.
 */
export const RIVALS = [
  ['Weaverse Pilot', 51, 33, 337, 22, 2764, 2764, 664, '37'],
  ['vercel/commerce', 28, 29, 178, 'in the HTML', 1000, 1184, 223, '77'],
  ['Dawn (classic theme)', '–', '–', 39, 61, '–', '–', '–', '–'],
  ['a page of 1 KB with one picture', 2, 1, 0, 0, 572, 780, 0, '–'],
];
