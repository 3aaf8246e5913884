import {expect, test} from 'vitest';

import texts from '#locales/de/seo.json';
import {cachePolicy} from '../support/headers';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

const agents = await visitor.get('/agents.md');

test('agents.md says what the shop is and how to buy, with pages that open', async () => {
  expect([agents.status, agents.headers.get('Content-Type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(agents.body).toMatch(/^# Lichtung\n/);
  expect(cachePolicy(agents)).toEqual({maxAge: 300, tags: ['site-settings']});
  const paths = [...agents.body.matchAll(/\]\(http:\/\/localhost:3000(\/[^)]*)\)/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) expect((await visitor.get(path)).status, path).toBe(200);
});

test('agents.md names the filters with their values, the tools, and who buys', () => {
  expect(agents.body).toContain('`taste` (chocolatey, nutty, sweet, fruity, citrus, floral, spicy)');
  expect(agents.body).toContain('`POST /api/ucp/mcp`');
  expect(agents.body).toContain('`/de/p/{handle}`');
  expect(agents.body).toContain(texts.agents.rules.person);
});

test.each(['/llms.txt', '/llms-full.txt'])('%s mirrors agents.md, which it names as canonical', async (path) => {
  const answer = await visitor.get(path);
  expect(answer.body).toBe(agents.body);
  expect(answer.headers.get('Link')).toBe('<http://localhost:3000/agents.md>; rel="canonical"');
});
