import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
});

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
  await index.run();
  const left = await runInDurableObject(index, (_, {storage}) =>
    storage.sql.exec<{name: string}>('SELECT name FROM tasks').toArray(),
  );
  expect(left).toEqual([{name: '{"part":"product","number":1}'}]);
  expect(log).toHaveBeenCalled();
});
