import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {expect, it} from 'vitest';
import {presentEnv} from '../../../service/env';
import {WorkListObject} from '../../../service/objects/work-list-object';
import {START} from './alarms';

it.each([
  ['LK26-10001', 'lk26-10001'],
  ['10001-2026', '#10001-2026'],
  ['L10001', '10001'],
])('lists for the order %s what names it, typed as %s', async (number, typed) => {
  const list = env.WORK_LIST.getByName(number);
  const until = START + 1;
  await list.add({kind: 'withdrawal', reference: 'W-1', order: '10001', receivedAt: START}, until);
  await list.add({kind: 'withdrawal', reference: 'W-2', order: '10002', receivedAt: START}, until);
  expect((await list.ofOrder(typed)).map(({reference}) => reference)).toEqual(['W-1']);
});

it('keeps the whole number of a return’s order, which leads to the order', async () => {
  const list = env.WORK_LIST.getByName('returns');
  await list.add({kind: 'return', reference: '00340', order: 'LK26-10001', receivedAt: START}, START + 1);
  expect(await list.find('00340')).toMatchObject({order: 'LK26-10001'});
  expect(await list.ofOrder('LK26-10001')).toHaveLength(1);
});

it('a table of an older version gets what gifts need', async () => {
  const gift = {kind: 'gift', reference: 'G-1', order: null, receivedAt: START, voucher: 'ABO1'} as const;
  const found = await runInDurableObject(env.WORK_LIST.getByName('older'), async (_, state) => {
    const {sql} = state.storage;
    sql.exec('DROP TABLE items');
    sql.exec(
      `CREATE TABLE items (
        reference TEXT PRIMARY KEY, kind TEXT NOT NULL, order_number TEXT, received_at INTEGER NOT NULL, done_at INTEGER,
        until INTEGER NOT NULL
      )`,
    );
    sql.exec("INSERT INTO items VALUES ('W-1', 'withdrawal', '10001', 0, NULL, 1)");
    const list = new WorkListObject(state, presentEnv(env));
    await list.add(gift, START + 1);
    return [await list.find('W-1'), await list.find('G-1')];
  });
  expect(found).toEqual([{kind: 'withdrawal', reference: 'W-1', order: '10001', receivedAt: 0}, gift]);
});
