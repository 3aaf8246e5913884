import {describe, expect, it} from 'vitest';

import {readEnv} from '../../app/config/env.server';
import {readEnvironment} from '../../scripts/lib/settings.mjs';

/** What a shop that sells may well have in common with an example, or what the services alone can say. */
const LEGITIMATE = new Set([
  ...['ENVIRONMENT', 'STOREFRONT_API_VERSION', 'CMS_DATASET', 'MAINTENANCE', 'BREAKER', 'SWITCHED_OFF'],
  // Hosts that every customer of the service has.
  ...['SUBSCRIPTION_API_URL', 'SUBSCRIPTION_LOGIN_URL', 'CMS_ASSET_ORIGIN'],
  // Ids without a mark of where they are from: `npm run check-env` asks the services for what they name.
  ...['CMS_PROJECT_ID', 'CART_COLLECTIONS', 'FREE_ARTICLE_VARIANT'],
]);

const template = await readEnvironment('wrangler.toml', 'production');

/** A shop that takes money, with values of its own in all places of the template. */
const OWN = {
  ...Object.fromEntries(
    Object.entries(template.variables).map(([name, value]) => [
      name,
      String(value).replaceAll('replace', 'own').replaceAll('REPLACE', 'OWN').replaceAll('.example', '.coffee'),
    ]),
  ),
  ...Object.fromEntries(template.secrets.map((name) => [name, `strfnt_${'0'.repeat(32)}`])),
};

it('a shop with values of its own is taken', () => {
  expect(readEnv(OWN).ENVIRONMENT).toBe('production');
});

describe.each([undefined, 'production', 'demo'] as const)('in a shop that takes money, of %s', async (environment) => {
  const {variables} = await readEnvironment('wrangler.toml', environment);
  const names = Object.keys(variables).filter((name) => !LEGITIMATE.has(name));

  it.each(names)('%s is refused', (name) => {
    expect(names.length).toBeGreaterThan(10);
    expect(() => readEnv({...OWN, [name]: variables[name]})).toThrow(
      new RegExp(`: ${name} (?:still has the value of an example|is not encrypted)`),
    );
  });
});
