import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {FEATURES} from '../../app/config/features';
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

const secrets = each(settings.slice(settings.indexOf('[env.production.secrets]')), /^ {2}"([A-Z_]+)",$/gm);

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

  test('has a runbook for each alarm', () => {
    const table = operations.slice(operations.indexOf('## Alarms'), operations.indexOf('## Runbooks'));
    const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (alarm|-)/.test(line));
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect(anchors, row).toContain(/\(#([\w-]+)\)/.exec(row)?.[1]);
  });

  test('says of each secret how it is changed', () => {
    expect(secrets).toContain('SESSION_SECRET');
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
    expect(named.filter((name) => !FEATURES.some((feature) => feature === name))).toEqual([]);
  });

  test('leads only to files and settings that exist', () => {
    for (const file of each(guides, /`((?:app|store|emulator|contracts|docs|scripts)\/[\w./-]+\.\w+)`/g)) {
      expect(existsSync(file), file).toBe(true);
    }
    for (const variable of each(guides, /`([A-Z]{3,}_[A-Z_]+)(?: = "\w+")?`/g)) {
      const isKnown =
        (settings + serviceSettings).includes(variable) || /^(SENTRY_|SANITY_STUDIO_|CMS_TOKEN)/.test(variable);
      expect(isKnown, variable).toBe(true);
    }
  });
});
