import {expect, it} from 'vitest';
import {withoutLinks} from './without-links';

it.each([
  ['Mara Moos', 'Mara Moos'],
  ['L10001', 'L10001'],
  ['Dr. Ole Farn', 'Dr. Ole Farn'],
  ['https://evil.example/a?b', 'https: / / evil. example/ a?b'],
  ['evil.example', 'evil. example'],
  ['ada@evil.example', 'ada@ evil. example'],
  ['evil\u3002example', 'evil\u3002 example'],
  ['evil\uFF0Eexample', 'evil. example'],
  ['evil\u200B.\u202Eexample', 'evil . example'],
  ['a\r\nBcc: b', 'a Bcc: b'],
  ['mailto:x', 'mailto: x'],
])('%j is mailed as %j', (typed, mailed) => {
  expect(withoutLinks(typed)).toBe(mailed);
});
