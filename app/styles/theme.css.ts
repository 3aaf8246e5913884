import {createGlobalTheme} from '@vanilla-extract/css';

import {tokens} from './tokens';

/**
 * The theme's custom properties. Their names say what they are while developing, and are as short as those of styles in production: a document
 * names them hundreds of times.
 * `onGround` depends on what lies below: a dark area sets both for all that stands on it, with `darkGround` of `type.css.ts`.
 */
export const vars = createGlobalTheme(':root', {
  ...tokens,
  onGround: {focus: tokens.color.forest700, link: tokens.color.forest500},
});
