import {env} from 'cloudflare:workers';
import {expect, it} from 'vitest';
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
