import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {FEATURES} from '../../app/config/features';
import {createLog} from '../../app/edge/log.server';
import {SERVICE_FAILURES, ServiceError} from '../../app/services/service-error.server';
import {FAULTS} from '../../service/adapters/log';
import {RETENTION, UNTIL_ERASED} from '../../service/config/retention';
import {guideCommands, trialOf} from '../support/guide-commands';

const operations = readFileSync('docs/operations.md', 'utf8');
const guides = operations + readFileSync('docs/deploying.md', 'utf8');
const settings = readFileSync('wrangler.toml', 'utf8');
const serviceSettings = readFileSync('service/wrangler.toml', 'utf8');
const {scripts} = z
  .object({scripts: z.record(z.string(), z.string())})
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const each = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found.trim())),
];

/** As the headings of a Markdown file are linked to. */
const anchors = each(operations, /^#+ (.+)$/gm).map((heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-'),
);

/** The section between two headings. */
const section = (text: string, from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to));
/** The values of a TOML file's section of production. */
const ofProduction = (text: string, name: string, pattern: RegExp) =>
  each(text.split(`[env.production.${name}]`)[1]?.split('\n[')[0] ?? '', pattern);

const secrets = [settings, serviceSettings].flatMap((text) => ofProduction(text, 'secrets', /^ {2}"([A-Z_]+)",$/gm));
const variables = [settings, serviceSettings].flatMap((text) => ofProduction(text, 'vars', /^([A-Z_]+) = /gm));

/** A line of each event of the shop's log that an alarm may name. */
function loggedLines() {
  const lines: Record<string, unknown>[] = [];
  const asked = {id: '1', method: 'POST', path: () => '/de/checkout/cart'};
  const log = createLog(
    asked,
    '1',
    (_, text) => void lines.push(z.record(z.string(), z.unknown()).parse(JSON.parse(text))),
  );
  log.request({method: 'GET', path: '/', status: 200, cache: 'hit', milliseconds: 1});
  log.error(new ServiceError('storefront', 'timeout', 'no answer in 1500 ms'));
  log.error(new Error('broken'));
  log.circuit({service: 'storefront', kind: 'mutation', change: 'opened'});
  log.vitals({page: '/', lcp: 1, inp: 1, cls: 0});
  return lines;
}

describe('the guide for operators', () => {
  test('names only commands that exist', () => {
    const named = each(guides, /npm run ([\w:-]+)/g);
    expect(named).toEqual(expect.arrayContaining(['deploy', 'check-env', 'smoke', 'probe', 'store']));
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    for (const name of named) {
      const file = /^node (\S+)/.exec(scripts[name] ?? '')?.[1];
      if (file !== undefined) expect(existsSync(file), file).toBe(true);
    }
  });

  test('names no command that the test of a clean clone does not try', () => {
    expect(guideCommands().length).toBeGreaterThan(15);
    expect(guideCommands().filter((command) => trialOf(command) === undefined)).toEqual([]);
  });

  test('holds a visitor to one version during a gradual rollout, before it begins', () => {
    const rollout = section(operations, '### Gradual rollout', '## Secrets');
    const key = rollout.indexOf('`Cloudflare-Workers-Version-Key` = `to_string(ip.src)`');
    expect(key).toBeGreaterThan(0);
    expect(rollout.indexOf('versions upload')).toBeGreaterThan(key);
  });

  test('has a runbook for each alarm', () => {
    const table = operations.slice(operations.indexOf('## Alarms'), operations.indexOf('## Runbooks'));
    const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (alarm|-)/.test(line));
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect(anchors, row).toContain(/\(#([\w-]+)\)/.exec(row)?.[1]);
  });

  test('has alarms that name fields of the shop’s log lines', () => {
    const lines = loggedLines();
    const alarms = section(operations, '## Alarms', '## Runbooks').split('\n');
    const ofShop = alarms.filter((row) => /^\| `(event|status|cache)/.test(row) && !row.includes('service worker'));
    expect(ofShop.length).toBeGreaterThan(8);
    for (const row of ofShop) {
      const fields = each(row, /`([a-z]+)(?: (?:=|>=) [^`]+)?`/g);
      const [named = 'request'] = each(row, /`event = (\w+)`/g);
      const line = lines.find(({event}) => event === named);
      expect(Object.keys(line ?? {}), row).toEqual(expect.arrayContaining(fields));
    }
  });

  test('has an alarm for each fault of the service worker, and explains each failure of the shop', () => {
    const alarms = section(operations, '## Alarms', '## Runbooks');
    expect(each(alarms, /`fault = ([\w-]+)`/g).sort()).toEqual([...FAULTS].sort());
    const failures = section(operations, '| `failure`', 'A request is a trace');
    // These two are never logged as outages: the one is intended, the other was logged when the circuit opened.
    const silent = ['circuit-open', 'switched-off'];
    expect(each(failures, /^\| `([a-z-]+)` /gm)).toEqual([
      'failure',
      ...SERVICE_FAILURES.filter((failure) => !silent.includes(failure)),
    ]);
  });

  test('says where each variable and each secret comes from', () => {
    expect(variables).toEqual(expect.arrayContaining(['STOREFRONT_ORIGIN', 'MAIL_FROM']));
    const named = new Set(each(guides, /`([A-Z]{3,}[A-Z_]*)(?: = "\w+")?`/g));
    expect([...variables, ...secrets].filter((name) => !named.has(name))).toEqual([]);
  });

  test('says of each secret how it is changed', () => {
    expect(secrets).toEqual(expect.arrayContaining(['SESSION_SECRET', 'LINK_SECRET']));
    const table = operations.slice(operations.indexOf('## Secrets'));
    expect(secrets.filter((name) => !table.includes(`| \`${name}\``))).toEqual([]);
  });

  test('says how long each kind of object keeps its data', () => {
    const kinds = each(settings, /class_name = "(\w+)"/g);
    const table = operations.slice(operations.indexOf('## Data retention'));
    expect(kinds.filter((kind) => !table.includes(`\`${kind}\``))).toEqual([]);
  });

  test('says how long the service worker keeps what', () => {
    const kept = ({period, from}: (typeof RETENTION)[keyof typeof RETENTION]) => {
      const [count, unit] =
        'hours' in period
          ? [period.hours, 'hour']
          : 'days' in period
            ? [period.days, 'day']
            : [period.calendarYears, 'calendar year'];
      return `${count} ${unit}${count === 1 ? '' : 's'} ${from}`;
    };
    const rows = [
      ...Object.values(RETENTION).map((row) => [`\`${row.object}\``, row.what, kept(row)]),
      ...UNTIL_ERASED.map(([object, ...rest]) => [`\`${object}\``, ...rest]),
    ];
    const table = operations.slice(operations.indexOf('## Data retention'), operations.indexOf('## Requests about'));
    const told = [...table.matchAll(/^\| (`\w+Object`) +\| (.+?) +\| (.+?) +\|$/gm)].map(([, ...cells]) => cells);
    expect(told).toEqual(rows);
    const kinds = each(serviceSettings, /class_name = "(\w+)"/g);
    expect(new Set(rows.map(([object]) => object))).toEqual(new Set(kinds.map((kind) => `\`${kind}\``)));
  });

  test('names the access scopes that the local app has', () => {
    const [, local = ''] = /^ADMIN_SCOPES = "(.+)"$/m.exec(readFileSync('emulator/wrangler.toml', 'utf8')) ?? [];
    expect(each(guides, /`((?:read|write)_\w+)`/g).sort()).toEqual(local.split(',').sort());
  });

  test('names only switches that exist', () => {
    const table = operations.slice(
      operations.indexOf('### A service is down'),
      operations.indexOf('**Switching off.**'),
    );
    const named = each(table, /`([a-z-]+)`/g);
    expect(named.length).toBeGreaterThan(3);
    // Statistics are no service of /healthz.
    expect(new Set([...named, 'measurement'])).toEqual(new Set(FEATURES));
  });

  test('leads only to files and settings that exist', () => {
    for (const file of each(guides, /`((?:app|store|emulator|contracts|docs|scripts)\/[\w./-]+\.\w+)`/g)) {
      expect(existsSync(file), file).toBe(true);
    }
    for (const variable of each(guides, /`([A-Z]{3,}_[A-Z_]+)(?: = "\w+")?`/g)) {
      const isKnown =
        (settings + serviceSettings).includes(variable) ||
        /^(SENTRY_|SANITY_STUDIO_|CMS_TOKEN|MAIL_ACCOUNT_TOKEN|GIFT_CARD_CODE)/.test(variable);
      expect(isKnown, variable).toBe(true);
    }
  });
});
