import {afterEach, describe, expect, test, vi} from 'vitest';
import {startShop} from '../../support/shop-process';
import {startOwnRuntime} from '../runtimes';

const GLOBALS = 'export default {fetch: () => new Response(`${typeof gc} ${typeof externalizeString}`)};';

afterEach(() => vi.unstubAllEnvs());

/** Starts a worker that says which globals it has, asks it, and stops it. */
async function globals(): Promise<string> {
  const runtime = await startOwnRuntime({modules: true, script: GLOBALS, cf: false, telemetry: {enabled: false}});
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
