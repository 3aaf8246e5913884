type Features = {
  /** The search field of the header; on as soon as there is a page of results. */
  readonly search: boolean;
};

/** Parts of the shop that wait for another part. */
export const FEATURES: Features = {search: false};
