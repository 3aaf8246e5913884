import {describe, expect, test} from 'vitest';

import {emulatorSettings} from '../../scripts/lib/emulator-command.mjs';

const settings = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  emulatorSettings(args, environment, 'npm run emulator');

describe('the settings of the emulator alone', () => {
  test('are those of this machine unless set', () => {
    expect(settings([])).toMatchObject({
      port: 3001,
      origin: 'http://127.0.0.1:3001',
      shop: 'http://localhost:3000',
      control: true,
      certificate: null,
      settings: {},
    });
  });

  test('come from options before the environment', () => {
    const environment = {EMULATOR_PORT: '4001', SHOP_ORIGIN: 'http://localhost:4000'};
    expect(settings([], environment)).toMatchObject({port: 4001, origin: 'http://127.0.0.1:4001'});
    const args = ['--port=5001', '--origin=https://services.test', '--no-control', '--set', 'SHOP_ID=7=7'];
    expect(settings(args, environment)).toMatchObject({
      port: 5001,
      origin: 'https://services.test',
      shop: 'http://localhost:4000',
      control: false,
      settings: {SHOP_ID: '7=7'},
    });
  });

  test('may ask for something else than a start', () => {
    expect(settings([])).toMatchObject({dataCommand: null});
    expect(settings(['restore', '/tmp/saved', '--data-dir=/tmp/data'])).toMatchObject({
      dataDir: '/tmp/data',
      dataCommand: {snapshot: '/tmp/saved'},
    });
    for (const args of [['restore'], ['snapshot', 'a', 'b'], ['remove', 'a']]) {
      expect(() => settings(args)).toThrow('Say "snapshot <folder>"');
    }
  });

  test('hold the scenario, which needs the control interface', () => {
    const scenario = '--scenario=emulator/scenario/examples/declined-card.json';
    expect(settings([scenario]).settings['SCENARIO']).toContain('"title"');
    expect(() => settings([scenario, '--no-control'])).toThrow('leave out --no-control');
  });

  test.each([
    ['--port=0', /^--port=0 is not a port/],
    ['--origin=localhost:3001', /is not an origin/],
    ['--shop=http://localhost:3000/de', /is not an origin/],
    ['--key=key.pem', /belong together/],
    ['--colour=green', /--colour/],
    ['--scenario=no-such-file.json', /^--scenario: ENOENT/],
  ])('%s is refused with the reason', (arg, reason) => {
    expect(() => settings([arg])).toThrow(reason);
  });
});
