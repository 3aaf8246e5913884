import {env} from 'cloudflare:workers';
import {expect, it} from 'vitest';
import {labelUrl} from '../../../service/domain/return-label';
import {presentEnv} from '../../../service/env';
import {labels} from '../../../service/routes/labels';
import {ORDER} from './delivered-order';

/** 00:30 of the next day in Germany. */
const AT = Date.UTC(2090, 10, 21, 23, 30);
const ID = 'b'.repeat(32);
const PATH = new URL(labelUrl(presentEnv(env), ORDER.number, ID) ?? '').pathname.replace('/labels', '');

it('a label names the German day on which the return was announced', async () => {
  const items = [{line: 0, quantity: 1}];
  await env.RETURN_DESKS.getByName(ORDER.number).announceReturn(ORDER, {items}, ID, AT, {work: [], mail: null});
  const label = await labels.request(PATH, {}, env);
  expect(await label.text()).toContain(`${ORDER.number} · 2090-11-22`);
  const byHand = await labels.request(PATH, {}, {...env, RETURN_LABELS: 'by-hand'});
  expect(byHand.status, 'where labels are sent by hand').toBe(404);
});
