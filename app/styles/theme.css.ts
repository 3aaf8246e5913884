import {createGlobalTheme, createGlobalThemeContract} from '@vanilla-extract/css';

import {tokens} from './tokens';

/** The theme's custom properties by their readable names (`--color-forest700`), so that an SVG or a mail can name them too. */
export const vars = createGlobalThemeContract({...tokens, focus: {ring: ''}}, (_value, path) =>
  path.join('-').toLowerCase(),
);

createGlobalTheme(':root', vars, {...tokens, focus: {ring: tokens.color.forest700}});
