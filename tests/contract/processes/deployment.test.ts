import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

import {describe, expect, test} from 'vitest';
import {unstable_readConfig as readConfig} from 'wrangler';
import * as z from 'zod';

import {readEnv, SETTINGS} from '../../../app/config/env.server';
import {placeholdersOf} from '../../../scripts/lib/deployment-settings.mjs';
import {ownSettings} from '../../support/example-settings';
import {isFullRun, trials} from '../../support/full-run';

const run = promisify(execFile);

const KIB_AT_MOST = 1024;

const configSchema = z.object({
  vars: z.record(z.string(), z.string()),
  secrets: z.object({required: z.array(z.string())}).optional(),
  durable_objects: z.object({bindings: z.array(z.object({class_name: z.string()}))}),
  migrations: z.array(
    z.object({
      new_sqlite_classes: z.array(z.string()).default([]),
      renamed_classes: z.array(z.object({from: z.string(), to: z.string()})).default([]),
    }),
  ),
  ratelimits: z.array(z.object({name: z.string()})).default([]),
  images: z.object({binding: z.string()}).optional(),
});

type Migration = z.infer<typeof configSchema>['migrations'][number];

/** The classes that there are after a migration. */
function classesAfter(before: readonly string[], {new_sqlite_classes: added, renamed_classes: renamed}: Migration) {
  return [...before, ...added].map((name) => renamed.find(({from}) => from === name)?.to ?? name);
}

function settingsOf(config: string, env: string | undefined) {
  const raw = configSchema.parse(readConfig({config, env}, {hideWarnings: true}));
  const secrets = raw.secrets?.required ?? [];
  return {
    variables: raw.vars,
    secrets,
    names: [...Object.keys(raw.vars), ...secrets].sort(),
    objects: raw.durable_objects.bindings.map(({class_name: name}) => name).sort(),
    migrated: raw.migrations.reduce<readonly string[]>(classesAfter, []).toSorted(),
    limits: raw.ratelimits.map(({name}) => name),
    images: raw.images?.binding,
  };
}

const local = settingsOf('wrangler.toml', undefined);

describe.each([undefined, 'production', 'demo'])('the shop’s settings for %s', (environment) => {
  const settings = settingsOf('wrangler.toml', environment);

  test('are those that the worker knows, each in one place', () => {
    expect(new Set(settings.names).size).toBe(settings.names.length);
    expect(settings.names.filter((name) => !SETTINGS.includes(name))).toEqual([]);
  });

  test('lack nothing but what only the owner of the accounts knows', () => {
    const own = {...placeholdersOf(settings.secrets), ...ownSettings(settings.variables)};
    expect(() => readEnv(own)).not.toThrow();
  });

  test('bind what the code has, each object with a migration', () => {
    expect(settings.objects).toEqual(local.objects);
    expect(settings.migrated).toEqual(settings.objects);
    expect(settings.limits).toEqual(local.limits);
  });
});

test.each([
  ['emulator/wrangler.toml', 'demo'],
  ['service/wrangler.toml', 'demo'],
  ['service/wrangler.toml', 'production'],
])('the worker of %s has the same objects and settings in %s as on one’s own machine', (config, environment) => {
  const here = settingsOf(config, undefined);
  const deployed = settingsOf(config, environment);
  expect(deployed.objects).toEqual(here.objects);
  expect(deployed.images).toBe(here.images);
  // The platform's checkout signs no order tokens; another may.
  const optional = config === 'service/wrangler.toml' && environment === 'production' ? ['ORDER_TOKEN_SECRET'] : [];
  const withoutOptional = (names: readonly string[]) => names.filter((name) => !optional.includes(name));
  expect(withoutOptional(deployed.names)).toEqual(withoutOptional(here.names));
  expect(deployed.variables['SHOP_ORIGIN']).toBe(settingsOf('wrangler.toml', environment).variables['SHOP_ORIGIN']);
});

test('a dry run packs shop and services, the shop in at most a megabyte', async () => {
  const environments = trials({quick: ['demo'], full: ['production', 'demo', '--start-up']});
  // As after settings are read: Wrangler's log has the sizes that are checked.
  const env = {...process.env, WRANGLER_LOG: 'error'};
  const {stdout} = await run(process.execPath, ['scripts/deploy.mjs', '--dry-run', ...environments], {env});
  const packed = [...stdout.matchAll(/^(\S+) \((\w+)\): ([\d.]+) KiB compressed, packed/gm)];
  expect(packed.map(([, config, environment]) => `${config} ${environment}`)).toEqual([
    ...trials({quick: [], full: ['service/wrangler.toml production', 'wrangler.toml production']}),
    'emulator/wrangler.toml demo',
    'service/wrangler.toml demo',
    'wrangler.toml demo',
  ]);
  for (const [, config, , kib] of packed) {
    if (config === 'wrangler.toml') expect(Number(kib)).toBeLessThanOrEqual(KIB_AT_MOST);
  }
  if (isFullRun) expect(stdout).toMatch(/takes \d+ ms longer than an empty one/);
  expect(stdout).toContain('Nothing was sent');
});

// No environment that there is: where an account is set up, nothing would refuse it.
test.each([
  [[], 'Say where to'],
  [['staging'], 'No environment "staging"'],
])('deploying to %j is refused before anything is built', async (args, reason) => {
  await expect(run(process.execPath, ['scripts/deploy.mjs', ...args])).rejects.toThrow(reason);
});
