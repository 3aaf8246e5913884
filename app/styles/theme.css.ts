import {createGlobalTheme, createGlobalThemeContract} from '@vanilla-extract/css';

import {tokens} from './tokens';

/**
 * The theme's custom properties by their readable names (`--color-forest700`), so that an SVG or a mail can name them too.
 * `onGround` depends on what lies below: a dark area sets both for all that stands on it, with `darkGround` of `type.css.ts`.
 */
export const vars = createGlobalThemeContract({...tokens, onGround: {focus: '', link: ''}}, (_value, path) =>
  path.join('-').toLowerCase(),
);

createGlobalTheme(':root', vars, {...tokens, onGround: {focus: tokens.color.forest700, link: tokens.color.forest500}});
