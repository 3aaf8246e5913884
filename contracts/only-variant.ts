/** The platform's word for the one option of a product without options, and for its variant: it is no name. */
export const ONLY_VARIANT = 'Default Title';
