import {expect, it} from 'vitest';

import {demoSecrets} from '../../scripts/lib/demo-secrets.mjs';
import {readEnvironment} from '../../scripts/lib/settings.mjs';

const linesOf = (text = '') => new Map(text.split('\n').flatMap((line) => (line === '' ? [] : [pairOf(line)])));
const pairOf = (line: string) => {
  const [name = '', value = ''] = line.split('=');
  return [name, value] as const;
};

it('each worker of the demo gets its secrets, and the same value where it shares one', async () => {
  const texts = await demoSecrets();
  const files = [
    ['wrangler.toml', linesOf(texts.get('demo.secrets'))],
    ['service/wrangler.toml', linesOf(texts.get('demo-service.secrets'))],
    ['emulator/wrangler.toml', linesOf(texts.get('demo-services.secrets'))],
  ] as const;
  for (const [config, lines] of files) {
    expect([...lines.keys()], config).toEqual((await readEnvironment(config, 'demo')).secrets);
    for (const [name, value] of lines) {
      expect(value, name).toMatch(/^[\da-f]{48}$/);
      for (const [, others] of files) expect(others.get(name) ?? value, name).toBe(value);
    }
  }
  const [[, shop], , [, emulator]] = files;
  expect(emulator.get('CMS_TOKEN')).toBe(shop.get('CMS_PREVIEW_TOKEN'));
  expect(emulator.get('CMS_WEBHOOK_SECRET')).not.toBe(shop.get('PLATFORM_WEBHOOK_SECRET'));
});
