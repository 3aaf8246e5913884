import {describe, expect, it} from 'vitest';

import {readStyleSheet, usedStyles} from './used-styles';

const html = '<main class="a b"><p class="c">Coffee</p></main>';
const used = (css: string) => usedStyles([readStyleSheet(css)], html);

describe('the styles that a document uses', () => {
  it.each([
    ['what has no class', 'h1,p{margin:0}'],
    ['a class that is there', '.a{margin:0}'],
    ['one of several selectors', '.x,.c{margin:0}'],
    ['a class below a class', '.a .c:hover>p{margin:0}'],
    ['a class that must not be there', '.a:not(.x){margin:0}'],
    ['one of several classes', '.a:is(.x,.y):where(.z){margin:0}'],
    ['a part that is there', '.a:has(.c:checked){margin:0}'],
    [
      'the order of layers, fonts and keyframes',
      '@layer one,two;@font-face{font-family:F}@keyframes k{0%{top:0}to{top:1px}}',
    ],
    ['a group of rules', '@media (min-width:1px){.a{margin:0}@supports (top:0){.c{top:0}}}'],
    ['numbers that look like classes', '.a{margin:.5rem;content:".x"}'],
  ])('keep %s', (_, css) => {
    expect(used(css)).toBe(css);
  });

  it.each([
    ['a class that is nowhere', '.x{margin:0}', ''],
    ['a class that is not in the right company', '.a.x{margin:0}', ''],
    ['a part that is nowhere', '.a:has(.x){margin:0}', ''],
    ['rules of forced colours', '.a{top:0}@media (min-width:1px) and (forced-colors:active){.a{top:1px}}', '.a{top:0}'],
    [
      'rules of print that name a class',
      '@media print{nav{display:none}.a{top:1px}}',
      '@media print{nav{display:none}}',
    ],
    ['groups of which nothing is left', '@media (min-width:1px){.x{margin:0}}', ''],
    ['some rules of a group', '@layer l{.x{margin:0}.c{top:0}}', '@layer l{.c{top:0}}'],
  ])('leave out %s', (_, css, left) => {
    expect(used(css)).toBe(left);
  });

  it('come in the order of the sheets', () => {
    expect(usedStyles([readStyleSheet('.a{top:0}'), readStyleSheet('.x{top:1px}.b{top:2px}')], html)).toBe(
      '.a{top:0}.b{top:2px}',
    );
  });
});
