import {describe, expect, it} from 'vitest';

import {readEnv} from '../../app/config/env.server';
import {refuseFaults} from '../../scripts/lib/deployment-settings.mjs';
import {readEnvironment} from '../../scripts/lib/settings.mjs';
import {readVariables} from '../../service/config/env';
import {EXAMPLE_SETTINGS, ownSettings} from '../support/example-settings';

describe.each([
  ['wrangler.toml', readEnv, {}],
  ['service/wrangler.toml', readVariables, {MAIL_PROVIDER: 'postmark'}],
  ['service/wrangler.toml', readVariables, {MAIL_PROVIDER: 'resend'}],
] as const)('the variables of %s', async (config, read, choice) => {
  const {secrets} = await readEnvironment(config, 'production');
  const examples = {...EXAMPLE_SETTINGS[config], ...choice};

  it(`are taken where they are a merchant’s own, whatever the secrets: ${JSON.stringify(choice)}`, () => {
    expect(secrets.length).toBeGreaterThan(5);
    expect(() => refuseFaults({variables: ownSettings(examples), secrets}, read)).not.toThrow();
  });

  it('are refused where they are examples, with one line', () => {
    expect(() => refuseFaults({variables: examples, secrets}, read)).toThrow(RangeError);
    expect(() => refuseFaults({variables: examples, secrets}, read)).toThrow(
      /^The worker's configuration is not usable: [^\n]*SHOP_ORIGIN still has the value of an example[^\n]*\.$/,
    );
  });
});
