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
      expect(await visitor.get(path)).toMatchObject({status: 404, location: null, data: undefined});
      for (const address of [path, `${path}.data`]) {
        const {status, location, data, form} = await visitor.post(address, {});
        // 405 where the route takes no form in any language.
        expect([404, 405]).toContain(status);
        expect([location, data, form ?? null]).toEqual([null, undefined, null]);
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
