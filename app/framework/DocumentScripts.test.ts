import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';

import {startCode} from './DocumentScripts';

/** Made of the form alone, as before; whatever else it is given does not matter. */
function OldFormData() {}

/** Takes the button that was pressed, and nothing in its place. */
function NewFormData(_form: unknown, button: unknown) {
  if (typeof button !== 'object') throw new TypeError("parameter 2 is not of type 'HTMLElement'");
}

test.each([
  ['the button in the data of a form', NewFormData, ['pointerdown', 'keydown', 'focusin', 'load']],
  ['the form alone', OldFormData, []],
])('the scripts of a page wait for a moment to start in a browser that knows %s', (_, FormData, awaited) => {
  const heard: string[] = [];
  const code = startCode({url: '/manifest.js', entry: {module: '/entry.js', imports: []}}, []);
  const page = {FormData, addEventListener: (name: string) => heard.push(name)};
  runInNewContext(code, page);
  const handled = Object.keys(page)
    .filter((name) => name.startsWith('on'))
    .map((name) => name.slice(2));
  expect([...heard, ...handled].sort()).toEqual([...awaited].sort());
});
