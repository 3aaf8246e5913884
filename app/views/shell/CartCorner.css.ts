import {style} from '@vanilla-extract/css';

export const corner = style({position: 'relative'});
