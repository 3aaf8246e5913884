import type {ServerBuild} from '@remix-run/server-runtime';
import {expect, test} from 'vitest';

import {PAGES} from '../../app/pages';
import {createVisitor} from './support/visitor';

type RouteModule = Partial<ServerBuild['routes'][string]['module']>;

const modules = import.meta.glob<RouteModule>('../../app/routes/*.ts', {eager: true});
const visitor = createVisitor();

/** The paths of the routes that are no pages and take no forms. */
const readOnly = Object.values(PAGES).flatMap((page) => {
  const module = 'file' in page ? modules[`../../app/routes/${page.file}`] : undefined;
  const isReadOnly = module !== undefined && module.default === undefined && module.action === undefined;
  return isReadOnly ? [page.path.replace(':lang', 'de').replace(':file', 'pages.xml')] : [];
});

test('there are routes that are only read', () => {
  expect(readOnly).toContain('/de/stock.json');
});

test.each(readOnly)('a form for %s is refused with 405 and Allow, and so is one for its data', async (path) => {
  for (const address of [path, `${path}.data`]) {
    const {status, headers, reports} = await visitor.post(address, {intent: 'add'});
    expect([address, status, headers.get('Allow'), reports]).toEqual([address, 405, 'GET, HEAD', []]);
  }
});
