/** The two fonts of every page. */
export const FONT_FILES = {
  serif: '/fonts/fraunces-560-v1.woff2',
  sans: '/fonts/figtree-400-700-v1.woff2',
} as const;
