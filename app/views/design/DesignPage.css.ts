import {style, styleVariants} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';
import {tokens} from '../../styles/tokens';
import {darkGround, pageTitle} from '../../styles/type.css';

/** The sizes of text. */
export const textSize = {
  ...styleVariants(tokens.text, (_value, name) => ({fontSize: vars.text[name]})),
  display: pageTitle,
};

/** Words in the voice of the headlines. */
export const serif = style({
  fontFamily: vars.font.serif,
  fontWeight: 560,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  wordSpacing: '0.09em',
});

export const page = style({display: 'grid', gap: vars.space[6], paddingBlock: vars.space[5]});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'start',
});

export const row = style({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], width: '100%'});

export const dark = style([
  darkGround,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    width: '100%',
    padding: vars.space[3],
    borderRadius: vars.radius.large,
  },
]);

export const fields = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  width: '100%',
});

export const wide = style({width: '100%'});

export const colours = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  width: '100%',
});

const patch = style({
  display: 'block',
  height: '4rem',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
});

export const colour = styleVariants(tokens.color, (background) => [patch, {background}]);

export const caption = style({color: vars.color.roast600, fontSize: vars.text.small});

export const card = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '6rem',
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});
