/** The addresses that a page asks for its measurement and its error reports. */
export const MEASURING = /\/gtm\.js|\/envelope\//;
