import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {runNode} from '../../../scripts/lib/commands.mjs';
import {requireSecrets, sendWorker} from '../../../scripts/lib/deployment.mjs';
import {readEnvironment} from '../../../scripts/lib/settings.mjs';
import {isFullRun, trials} from '../../support/full-run';
import {startWorkerPlatform, type WorkerPlatform} from '../../support/worker-platform';

const environment = 'demo';
const SERVICE = 'service/wrangler.toml';
const SHOP = 'wrangler.toml';
const WORKERS = trials({quick: [SERVICE], full: ['emulator/wrangler.toml', SERVICE, SHOP]});

let platform: WorkerPlatform;
let folder: string;

beforeAll(async () => {
  const {hosts} = await readEnvironment(SHOP, environment);
  // The account has the domain above the shop's host.
  platform = await startWorkerPlatform(hosts[0]?.replace(/^[^.]+\./, '') ?? '');
  // Nothing of a login on this machine is used.
  folder = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  for (const [name, value] of Object.entries({...platform.env, HOME: folder})) vi.stubEnv(name, value);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await platform.stop();
  await rm(folder, {recursive: true});
});

const workerOf = async (config: string) => platform.workers.get((await readEnvironment(config, environment)).name);

/** Sets a worker's secrets as the guide says, but for those that are left out. */
async function setSecrets(config: string, without: readonly string[] = []) {
  const {secrets} = await readEnvironment(config, environment);
  const set = secrets.filter((name) => !without.includes(name));
  const file = path.join(folder, 'secrets');
  await writeFile(file, set.map((name) => `${name}=secret\n`).join(''));
  const args = ['secret', 'bulk', file, '--config', config, '--env', environment];
  await runNode('node_modules/wrangler/bin/wrangler.js', args);
}

/** `npm test` takes one of them, once: each run of Wrangler takes a second. */
describe.each(WORKERS)('a deployment of %s to an empty account', (config) => {
  it.runIf(isFullRun)('is refused without its secrets', async () => {
    const {secrets} = await readEnvironment(config, environment);
    await setSecrets(config, secrets.slice(0, 1));
    const worker = {config, environment} as const;
    await expect(requireSecrets(worker)).rejects.toThrow(`lacks secrets: ${secrets[0] ?? ''}.`);
    await expect(sendWorker(worker)).rejects.toThrow('ended with 1');
    expect(await workerOf(config)).toMatchObject({uploads: 1, hosts: []});
  });

  it('binds its host and all that the worker has, and names the code', async () => {
    const {hosts, variables, secrets} = await readEnvironment(config, environment);
    await setSecrets(config);
    await requireSecrets({config, environment});
    await sendWorker({config, environment}, 'commit 1a2b3c4');
    const worker = await workerOf(config);
    expect(worker?.message).toBe('commit 1a2b3c4');
    expect(worker?.hosts).toEqual(hosts);
    expect(worker?.bindings).toEqual(expect.arrayContaining([...secrets, ...Object.keys(variables)]));
    expect(worker?.crons).toHaveLength(config === SERVICE ? 1 : 0);
    if (config === SHOP) expect(worker?.files).toContain('/favicon.svg');
  });

  it.runIf(isFullRun)('keeps secrets and objects when it is made again', async () => {
    const before = await workerOf(config);
    const {uploads = 0, secrets, classes} = before ?? {};
    await sendWorker({config, environment});
    expect(await workerOf(config)).toMatchObject({uploads: uploads + 1, secrets, classes});
  });
});
