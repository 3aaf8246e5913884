import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {readPartly, SETTINGS} from '../../app/config/env.server';
import {GOLIVE_STEPS, statusOf, stepStatus} from '../../scripts/lib/golive.mjs';
import {No, Unknown} from '../../scripts/lib/questions.mjs';
import {serviceQuestions} from '../../scripts/lib/service-questions.mjs';
import {readEnvironment} from '../../scripts/lib/settings.mjs';
import {localSettings} from '../support/local-settings';

/** Settings of a shop whose services do not answer. */
const NOWHERE = 'http://127.0.0.1:9';
const settings = readPartly({
  ...(await readEnvironment('wrangler.toml', undefined)).variables,
  ...localSettings(NOWHERE, NOWHERE, NOWHERE),
});

const yes = {service: 'a', what: 'answers', ask: () => Promise.resolve()};
const unknown = {service: 'a', what: 'may send', ask: () => Promise.reject(new Unknown('no token is given'))};
const no = {service: 'a', what: 'knows the token', ask: () => Promise.reject(new No('it answers 401'))};

it.each([
  [[], null],
  [[yes, yes], null],
  [[yes, no], 'knows the token: it answers 401'],
  [[no, no, yes, no], 'knows the token: it answers 401 (and 2 more)'],
  [[unknown, yes], 'may send: not known, no token is given'],
  [[unknown, no], 'knows the token: it answers 401 (and 1 more)'],
])('a step is done when every question is answered by yes', async (questions, reason) => {
  expect(await statusOf(questions)).toBe(reason);
});

it('a mistake of the command itself is not taken for an open step', async () => {
  const mistake = {...no, ask: () => Promise.reject(new TypeError('a mistake'))};
  await expect(statusOf([mistake])).rejects.toThrow('a mistake');
});

it('every question of check-env belongs to a step', () => {
  const said = ({service, what}: {readonly service: string; readonly what: string}) => `${service}: ${what}`;
  const asked = GOLIVE_STEPS.flatMap(({questions}) => questions(settings.usable).map(said));
  expect(
    serviceQuestions(settings.usable)
      .map(said)
      .filter((question) => !asked.includes(question)),
  ).toEqual([]);
});

it('the guide has the steps in their order', () => {
  const guide = readFileSync('docs/deploying.md', 'utf8');
  const headings = [...guide.matchAll(/^#{2,3} (?:\d\. )?([^(\n]+?)(?: \(.*\))?$/gm)].map(([, heading]) => heading);
  const titles = GOLIVE_STEPS.map(({title}) => title);
  expect(headings.filter((heading) => titles.some((title) => title === heading))).toEqual(titles);
});

it('each setting belongs to one step', () => {
  const stepsOf = (name: string) => GOLIVE_STEPS.filter(({settings}) => settings.test(name)).length;
  expect(SETTINGS.filter((name) => stepsOf(name) !== 1)).toEqual([]);
});

it('a step of a new shop says which of its settings are missing or examples, and asks nothing', async () => {
  const fresh = readPartly({ENVIRONMENT: 'production', ACCOUNT_ORIGIN: 'https://lichtung.myshopify.example'});
  const accounts = GOLIVE_STEPS.find(({title}) => title === 'Customer accounts');
  expect(accounts && (await stepStatus(accounts, fresh))).toBe(
    'ACCOUNT_ORIGIN still has the value of an example; ACCOUNT_ISSUER is missing; ' +
      'ACCOUNT_CLIENT_ID is missing; ACCOUNT_URL is missing',
  );
});

it('a step whose questions need a setting of another step names it', async () => {
  const fresh = readPartly({ENVIRONMENT: 'production', SHOP_ORIGIN: 'https://shop.lichtung.example'});
  const deployment = GOLIVE_STEPS.find(({title}) => title === 'Deployment');
  expect(deployment && (await stepStatus(deployment, fresh))).toBe('SHOP_ORIGIN still has the value of an example');
});

it.each(GOLIVE_STEPS.filter(({title}) => title !== 'Domain and addresses').map((step) => [step.title, step] as const))(
  '%s asks its services by its own settings and those that it needs alone',
  async (_title, step) => {
    const isIts = (name: string) => step.settings.test(name) || step.needs?.includes(name);
    const usable = Object.fromEntries(Object.entries(settings.usable).filter(([name]) => isIts(name)));
    expect(await stepStatus(step, {usable, faults: new Map()})).toMatch(/does not answer|are not set/);
  },
);

it('the first step asks for the files of the merchant, and whether the workers agree about their addresses', () => {
  const domain = GOLIVE_STEPS.find(({title}) => title === 'Domain and addresses');
  expect(domain?.questions({ENVIRONMENT: 'production'}).map(({what}) => what)).toEqual([
    'shop.json is complete, and none of it is the example’s',
    'menus.json is complete, and none of it is the example’s',
    'searches.json is complete, and none of it is the example’s',
    'checkout.json is complete, and none of it is the example’s',
    'routes, origins, product types and API versions of the workers agree',
  ]);
});

it('a step whose settings are there asks its services, whatever the others lack', async () => {
  const asked = {title: 'a', settings: /^SHOP_ORIGIN$/, questions: () => [no]};
  const known = readPartly({ENVIRONMENT: 'production', SHOP_ORIGIN: 'https://lichtung.coffee'});
  expect(await stepStatus(asked, known)).toBe('knows the token: it answers 401');
});
