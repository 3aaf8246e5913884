import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

import {afterEach, describe, expect, test, vi} from 'vitest';
import {startShop} from '../../support/shop-process';
import {startOwnRuntime} from '../runtimes';

const GLOBALS = 'export default {fetch: () => new Response(`${typeof gc} ${typeof externalizeString}`)};';

afterEach(() => vi.unstubAllEnvs());

const OPTIONS = {modules: true, script: GLOBALS, cf: false, telemetry: {enabled: false}} as const;

/** Makes a Miniflare as a package does that loads it before scripts/lib/runtime.mjs is. */
const LOADED_FIRST = `
  import {Miniflare} from 'miniflare';
  await import('./scripts/lib/runtime.mjs');
  const miniflare = new Miniflare(${JSON.stringify(OPTIONS)});
  process.stdout.write(await (await miniflare.dispatchFetch('http://worker.test/')).text());
  await miniflare.dispose();
`;

/** Starts a worker that says which globals it has, asks it, and stops it. */
async function globals(): Promise<string> {
  const runtime = await startOwnRuntime(OPTIONS);
  try {
    return await (await runtime.dispatchFetch('http://worker.test/')).text();
  } finally {
    await runtime.stop();
  }
}

describe('V8 flags', () => {
  test('reach the worker', async () => {
    vi.stubEnv('WORKERD_V8_FLAGS', '--expose-gc');
    expect(await globals()).toBe('function undefined');
    vi.stubEnv('WORKERD_V8_FLAGS', '--expose-gc --expose-externalize-string');
    expect(await globals()).toBe('function function');
  });

  test('reach a runtime that a package starts by itself, with a Miniflare that it has loaded first', async () => {
    const env = {...process.env, WORKERD_V8_FLAGS: '--expose-gc'};
    const args = ['--input-type=module', '--eval', LOADED_FIRST];
    expect((await promisify(execFile)(process.execPath, args, {env})).stdout).toBe('function undefined');
  });

  test('are none when the list is empty', async () => {
    vi.stubEnv('WORKERD_V8_FLAGS', '');
    expect(await globals()).toBe('undefined undefined');
  });

  test('that V8 does not know fail the start with the reason', async () => {
    vi.stubEnv('WORKERD_V8_FLAGS', '--no-such-flag');
    await expect(startShop()).rejects.toThrow(
      /The Workers runtime did not start:\n.*unrecognized V8 flag.*--no-such-flag/,
    );
  });
});
