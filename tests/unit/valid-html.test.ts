import {expect, it} from 'vitest';

import {faultsOfHtml} from '../support/valid-html';

const page = (main: string) =>
  `<!DOCTYPE html><html lang="de"><head><meta charSet="utf-8"/><title>Kaffee</title></head><body><main><h1>Kaffee</h1>${main}</main></body></html>`;

it.each([
  ['nothing', '<p id=":r1:">Gut</p>', []],
  ['an id twice', '<p id="a">1</p><p id="a">2</p>', ['no-dup-id']],
  ['a label that leads nowhere', '<label for="b">Menge</label>', ['no-missing-references']],
  ['a block in a paragraph', '<p><div>Text</div></p>', ['no-implicit-close', 'close-order']],
  ['a form in a form', '<form><div><form><button>Ab</button></form></div></form>', ['element-permitted-content']],
  ['a button in a link', '<a href="/"><button type="button">Ab</button></a>', ['element-permitted-content']],
  ['two first headings', '<h1>Noch eine</h1>', ['heading-level', '2 first headings']],
  ['a picture without a size', '<img src="/a.avif" alt="">', ['a picture without words or size']],
])('finds %s', async (_case, main, rules) => {
  const faults = await faultsOfHtml(page(main));
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(rules);
});
