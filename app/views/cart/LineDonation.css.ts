import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const donation = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[1],
  fontSize: vars.text.small,
  lineHeight: 1.45,
  color: vars.color.roast600,
});

export const leaf = style({color: vars.color.forest500, paddingBlockStart: '0.1em'});
