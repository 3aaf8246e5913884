import {readdirSync} from 'node:fs';

import {expect, it} from 'vitest';

import {RECORDED} from '../../support/recorded';

it('every service with recorded answers has a test, and every test its answers', () => {
  const services = readdirSync(RECORDED, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [`${entry.name}.test.ts`] : [],
  );
  const tests = readdirSync('tests/unit/recorded-shapes').filter((file) => file !== 'folders.test.ts');
  expect(services.sort()).toEqual(tests.sort());
});
