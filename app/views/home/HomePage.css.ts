import {globalStyle, style} from '@vanilla-extract/css';

import {farBelow, whenNear} from '../../styles/when-near';

export const page = style({});

globalStyle(farBelow(`${page} > :nth-child(n + 3)`), whenNear('66rem'));
