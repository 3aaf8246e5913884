import type {Plugin} from 'vite';

import * as values from '../../app/pages/browser-values';

/** A regular expression keeps its form; all other values are JSON. */
const literal = (value: unknown) => (value instanceof RegExp ? String(value) : JSON.stringify(value));

/** Replaces what is derived from the table of pages by its values, so that the table stays out of the browser's scripts. */
export const browserValues: Plugin = {
  name: 'lichtung:browser-values',
  apply: 'build',
  enforce: 'pre',
  transform(_code, id, {ssr = false} = {}) {
    if (ssr || !id.endsWith('/app/pages/browser-values.ts')) return null;
    const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${literal(value)};`);
    return {code: lines.join('\n'), map: null};
  },
};
