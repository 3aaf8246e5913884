import {Hono} from 'hono';
import {personalDataRequestSchema} from '../../contracts/personal-data';
import type {ServiceApp} from './app';
import {now, readBody, refuse} from './app';
import {operatorOnly} from './bearer-only';
import {boundBody} from './bound-body';
import {erasePersonalData, exportPersonalData} from './personal-data';

/**
 * Export and erasure for a person who asks: Art. 15 and 17 GDPR. Addresses are in bodies, so that no log has them. Mounted at
 * `/operator/personal-data`.
 */
export const operator = new Hono<ServiceApp>();

operator.use(operatorOnly);
operator.use(boundBody());

operator.post('/export', async (c) => {
  const body = await readBody(c, personalDataRequestSchema);
  return body.ok ? c.json(await exportPersonalData(c.env, body.data.email, now(c))) : body.response;
});

operator.post('/erasure', async (c) => {
  const body = await readBody(c, personalDataRequestSchema);
  return body.ok ? c.json(await erasePersonalData(c.env, body.data.email, now(c))) : body.response;
});

operator.all('*', (c) => refuse(c, 404, 'not_found'));
