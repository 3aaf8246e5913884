/** The colour of every page's ground. It has a file of its own, because scripts name it and no other token. */
export const PAPER = '#FBF8F1';
