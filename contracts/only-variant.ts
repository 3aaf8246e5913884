/** What the platform calls the one option of a product without options, and its variant: it is no name. */
export const ONLY_VARIANT = 'Default Title';
