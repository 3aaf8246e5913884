import {globalLayer, globalStyle} from '@vanilla-extract/css';

/* In a layer of its own, any component's style wins over it, in whatever order the style sheets arrive. */
const reset = globalLayer('reset');

globalStyle('*, ::before, ::after', {'@layer': {[reset]: {boxSizing: 'border-box'}}});

globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend', {
  '@layer': {[reset]: {margin: 0, padding: 0}},
});

globalStyle('ul[class], ol[class]', {'@layer': {[reset]: {listStyle: 'none'}}});

globalStyle('fieldset', {'@layer': {[reset]: {border: 0, minWidth: 0}}});

globalStyle('img, svg, picture, video', {'@layer': {[reset]: {display: 'block', maxWidth: '100%'}}});

globalStyle('img, video', {'@layer': {[reset]: {height: 'auto'}}});

globalStyle('button, input, select, textarea', {
  '@layer': {[reset]: {font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0}},
});

globalStyle('button', {'@layer': {[reset]: {background: 'none', border: 0, padding: 0, cursor: 'pointer'}}});

globalStyle('summary', {'@layer': {[reset]: {listStyle: 'none', cursor: 'pointer'}}});

globalStyle('summary::-webkit-details-marker', {'@layer': {[reset]: {display: 'none'}}});

globalStyle('table', {
  '@layer': {[reset]: {borderCollapse: 'collapse', width: '100%', textAlign: 'start'}},
});

globalStyle('[hidden]', {'@layer': {[reset]: {display: 'none'}}});
