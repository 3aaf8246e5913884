import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {expect, it, vi} from 'vitest';
import {SETTLING_MS} from '../../../contracts/settling';

it('a task of another version, or one that cannot be done, keeps no other one back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  const index = env.SEARCH_INDEX.getByName('tasks');
  await runInDurableObject(index, (_, {storage}) => {
    storage.sql.exec("INSERT INTO tasks VALUES ('of-tomorrow', 1, 0, 0)");
  });
  await index.note([
    {part: 'product', number: 1},
    {part: 'content', type: 'nothing-to-search', language: 'de'},
  ]);
  await runInDurableObject(index, (_, {storage}) => {
    storage.sql.exec('UPDATE tasks SET next_at = 0');
  });
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
