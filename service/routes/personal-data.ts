import {Hono} from 'hono';
import {personalDataRequestSchema} from '../../contracts/personal-data';
import {erasePersonalData, exportPersonalData} from '../workflows/personal-data';
import type {ServiceApp} from './app';
import {now, readBody, refuse} from './app';
import {operatorOnly} from './bearer-only';
import {boundBody} from './bound-body';

/**
 * Export and erasure for a person who asks: Art. 15 and 17 GDPR. Addresses are in bodies, so that no log has them. Mounted at
 * `/operator/personal-data`.
 */
export const personalData = new Hono<ServiceApp>();

personalData.use(operatorOnly);
personalData.use(boundBody());

personalData.post('/export', async (c) => {
  const body = await readBody(c, personalDataRequestSchema);
  return body.ok ? c.json(await exportPersonalData(c.env, body.data.email, now(c))) : body.response;
});

personalData.post('/erasure', async (c) => {
  const body = await readBody(c, personalDataRequestSchema);
  return body.ok ? c.json(await erasePersonalData(c.env, body.data.email, now(c))) : body.response;
});

personalData.all('*', (c) => refuse(c, 404, 'not_found'));
