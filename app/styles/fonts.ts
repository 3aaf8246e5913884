/** The two fonts of the first paint, preloaded by every document and named in its headers (app/views/shell/early-hints.ts). */
export const FONT_FILES = {
  serif: '/fonts/fraunces-560-v1.woff2',
  sans: '/fonts/figtree-400-700-v1.woff2',
} as const;
