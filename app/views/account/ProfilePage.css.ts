import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';
import {textLink} from '../../ui/TextLink.css';
import {card} from './DeliveryCard.css';

export const shown = style([card, {display: 'block', lineHeight: 1.5, overflowWrap: 'anywhere'}]);

export const heading = style({fontSize: vars.text.heading3});

export const form = style({display: 'grid', gap: vars.space[2]});

export const email = style({
  display: 'grid',
  gap: vars.space.half,
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const term = style({fontSize: vars.text.small, fontWeight: 600, color: vars.color.roast600});

export const note = style({
  maxWidth: vars.size.measure,
  fontSize: vars.text.small,
  color: vars.color.roast600,
});

export const book = style({display: 'grid', gap: vars.space[2], paddingBlockStart: vars.space[2]});

export const addresses = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[2],
});

export const entry = style([card, {display: 'flex', flexDirection: 'column', alignItems: 'start', gap: vars.space[1]}]);

export const address = style({lineHeight: 1.5, overflowWrap: 'anywhere'});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  // At the foot of every card of a row; a link has room of its own below its word.
  marginBlock: `auto calc(-1 * ${vars.space[1]})`,
});

/** A button among links, with their look. */
export const press = style([
  textLink.standalone,
  {
    padding: 0,
    border: 0,
    background: 'none',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    textDecorationLine: 'underline',
    cursor: 'pointer',
  },
]);
