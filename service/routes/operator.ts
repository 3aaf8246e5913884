import {Hono} from 'hono';
import {personalDataRequestSchema} from '../../contracts/personal-data';
import type {PersonalDataErasure, PersonalDataExport} from '../../contracts/personal-data';
import {keptOf} from '../domain/kept-data';
import type {ServiceApp} from './app';
import {now, readBody, refuse} from './app';
import {bearerOnly} from './bearer-only';
import {erasePersonalData, readPersonalData} from './personal-data';

/**
 * What the operator does for a person who asks: Art. 15 and 17 GDPR. Addresses come in bodies, so that no log has them. Mounted at
 * `/operator`.
 */
export const operator = new Hono<ServiceApp>();

operator.use(bearerOnly('OPERATOR_TOKEN'));

operator.post('/personal-data/export', async (c) => {
  const body = await readBody(c, personalDataRequestSchema);
  if (!body.ok) return body.response;
  const {email} = body.data;
  const data = await readPersonalData(c.env, email);
  const answer: PersonalDataExport = {email, exportedAt: new Date(now(c)).toISOString(), data, kept: keptOf(data)};
  return c.json(answer);
});

operator.post('/personal-data/erasure', async (c) => {
  const body = await readBody(c, personalDataRequestSchema);
  if (!body.ok) return body.response;
  const {email} = body.data;
  const kept = keptOf(await readPersonalData(c.env, email));
  const erased = await erasePersonalData(c.env, email);
  const answer: PersonalDataErasure = {email, erasedAt: new Date(now(c)).toISOString(), erased, kept};
  return c.json(answer);
});

operator.notFound((c) => refuse(c, 404, 'not_found'));
