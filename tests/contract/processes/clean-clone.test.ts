import {execFile} from 'node:child_process';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';

import {isFullRun} from '../../support/full-run';
import {guideCommands, type Trial, trialOf} from '../../support/guide-commands';
import {localSettings} from '../../support/local-settings';

const run = promisify(execFile);

const CLONE = path.resolve('.build/clone');
const MINUTES = 60_000;

const ways = guideCommands().map((command) => ({command, way: trialOf(command)}));
const tried = (kind: Trial['kind']) => ways.filter(({way}) => way?.kind === kind);

/** Each way of trying once, with a command that is tried by it. */
const runs = [...new Map(tried('run').map(({command, way}) => [way, command]))];

describe.runIf(isFullRun)('from a clean clone', () => {
  beforeAll(async () => {
    await rm(CLONE, {recursive: true, force: true});
    await run('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, CLONE]);
    // What `npm ci` would put there, without asking the network for it.
    await run('cp', ['-al', path.resolve('node_modules'), path.join(CLONE, 'node_modules')]);
  }, 5 * MINUTES);
  afterAll(() => rm(CLONE, {recursive: true, force: true}));

  const inClone = async ([command = '', ...args]: readonly string[]) => {
    const env = {
      ...process.env,
      ...localSettings(inject('shopOrigin'), inject('emulatorOrigin'), inject('serviceOrigin')),
    };
    const {stdout} = await run(command, args, {cwd: CLONE, env, maxBuffer: 2 ** 26});
    return stdout;
  };

  test.each(runs)('%o: %s', {timeout: 15 * MINUTES}, async (way) => {
    if (way?.kind !== 'run') throw new Error('Nothing to run');
    expect(await inClone(way.command(inject('shopOrigin')))).toMatch(way.says);
  });

  test.each(tried('wrangler').map(({command}) => command))(
    '%s: Wrangler knows it',
    {timeout: MINUTES},
    async (command) => {
      const [, , ...words] = command.split(' ');
      const options = words.flatMap((word) => /^--([\w-]+)/.exec(word)?.[1] ?? []);
      const names = words.slice(0, words[0] === 'versions' || words[0] === 'secret' ? 2 : 1);
      const help = await inClone([process.execPath, 'node_modules/wrangler/bin/wrangler.js', ...names, '--help']);
      expect(help).toContain(`wrangler ${names.join(' ')}`);
      for (const option of options) expect(help).toContain(`--${option}`);
    },
  );
});
