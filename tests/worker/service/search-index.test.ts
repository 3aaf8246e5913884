import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {expect, it, vi} from 'vitest';
import {SETTLING_MS} from '../../../contracts/settling';
import {presentEnv} from '../../../service/env';
import {SearchIndexObject} from '../../../service/objects/search-index-object';
import {alarmOf, goTo, START} from './alarms';

it('a task of another version, or one that cannot be done, keeps no other one back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  const index = env.SEARCH_INDEX.getByName('tasks');
  await index.note([
    {part: 'product', number: 1},
    {part: 'content', type: 'nothing-to-search', language: 'de'},
  ]);
  await runInDurableObject(index, (_, {storage}) => {
    storage.sql.exec("INSERT INTO tasks (name, noted, attempts, next_at) VALUES ('of-tomorrow', 1, 0, 0)");
  });
  vi.setSystemTime(START + SETTLING_MS);
  await index.run();
  const left = await runInDurableObject(index, (_, {storage}) =>
    storage.sql.exec<{name: string}>('SELECT name FROM tasks').toArray(),
  );
  expect(left).toEqual([{name: '{"part":"product","number":1}'}]);
  expect(log).toHaveBeenCalled();
});

it('what was changed is read again once queries show it, everything at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  const index = env.SEARCH_INDEX.getByName('settling');
  const notedAt = Date.now();
  await index.note([
    {part: 'content', type: 'page', language: 'de'},
    {part: 'product', number: 1},
    {part: 'catalogue'},
    {part: 'all'},
  ]);
  await index.run();
  const tasks = await runInDurableObject(index, (_, {storage}) =>
    storage.sql
      .exec<{name: string; attempts: number; next_at: number}>(
        'SELECT name, attempts, next_at FROM tasks ORDER BY name',
      )
      .toArray(),
  );
  const changes = tasks.filter(({attempts}) => attempts === 0);
  expect(changes).toHaveLength(3);
  expect(Math.min(...changes.map(({next_at}) => next_at))).toBeGreaterThanOrEqual(notedAt + SETTLING_MS);
  expect(tasks).toHaveLength(4);
  expect(fetched).toHaveBeenCalled();
});

/** Serves a search service and a platform that have no products. Returns when products were read, in seconds after `START`. */
function serveNothing(): readonly number[] {
  const reads: number[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    const products = {nodes: [], pageInfo: {hasNextPage: false, endCursor: null}};
    if (body.includes('ServiceIndexListed')) return Response.json({data: {products}});
    if (!body.includes('ServiceIndexSomeProducts')) return Response.json({results: []});
    if (body.includes('"language":"DE"')) reads.push((Date.now() - START) / 1000);
    return Response.json({data: {nodes: []}});
  });
  return reads;
}

it('a product that changes all the time is read every half minute, and once more after its last change', async () => {
  const reads = serveNothing();
  const index = env.SEARCH_INDEX.getByName('busy');
  for (let second = 0; second <= 60; second += 4) {
    await goTo(alarmOf(index), START + second * 1000);
    await index.note([{part: 'product', number: 1}]);
  }
  await goTo(alarmOf(index), START + 10 * 60_000);
  expect(reads).toEqual([30, 62, 65]);
});

it('a task of an older version is run, once', async () => {
  const reads = serveNothing();
  await runInDurableObject(env.SEARCH_INDEX.getByName('older'), async (_, state) => {
    const {sql} = state.storage;
    sql.exec('DROP TABLE tasks');
    sql.exec(
      'CREATE TABLE tasks (name TEXT PRIMARY KEY, noted INTEGER NOT NULL, attempts INTEGER NOT NULL, next_at INTEGER NOT NULL)',
    );
    sql.exec('INSERT INTO tasks VALUES (?, 1, 0, 0)', '{"part":"product","number":1}');
    const index = new SearchIndexObject(state, presentEnv(env));
    await index.run();
    await index.run();
  });
  expect(reads).toHaveLength(1);
});
