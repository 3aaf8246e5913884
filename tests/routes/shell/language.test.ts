import {describe, expect, test} from 'vitest';

import {ALL_PAGES} from '../../../app/pages';
import {patternIn} from '../../../app/pages/path-pattern';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

/** An address of each route below `:lang`. */
const paths = new Set(
  Object.values(ALL_PAGES)
    .filter(({path, file}) => file !== undefined && path.startsWith('/:lang/'))
    .map((page) =>
      patternIn('de', page)
        .replace(/#.*/, '')
        .replaceAll(/:\w+|\*/g, 'x'),
    ),
);

describe('an unknown language', () => {
  test.each(['/fr', '/EN', ...[...paths].map((path) => path.replace('/de/', '/fr/'))])(
    'has no page and takes no form: %s',
    async (path) => {
      const answers = [await visitor.get(path), await visitor.post(path, {}), await visitor.post(`${path}.data`, {})];
      for (const {status, location, data, form} of answers) {
        expect([status, location, data, form ?? null]).toEqual([404, null, undefined, null]);
      }
    },
  );
});

test.each(['/de/newsletter', '/en/newsletter', '/de/checkout/cart', '/en/checkout/cart'])(
  'exists in the shop’s languages: %s',
  async (path) => {
    expect((await visitor.get(path)).status).toBe(200);
  },
);
