import {afterEach, describe, expect, test} from 'vitest';

import texts from '../../../locales/de/review.json';
import {PLATFORM_DOWN} from '../../support/control';
import {control, freshAddress} from '../support/services';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();
const PATH = '/de/p/boa-luz/review';
const review = {text: 'Nuss, Schokolade, kaum Säure.', title: 'Rund', author: 'Ada', stars: '4'} as const;
const freshForm = () => ({...review, email: freshAddress(), idempotencyKey: crypto.randomUUID()});

afterEach(() => control.repair());

describe('a review', () => {
  test('has a noindex page for its product', async () => {
    const {status, data} = await visitor.get(PATH);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      about: {title: 'Boa Luz Espresso', kind: 'coffee'},
      isSent: false,
      seo: {canonical: null},
    });
  });

  test('asks about gear as gear', async () => {
    const {data} = await visitor.get('/de/p/handfilter-trichter-03/review');
    expect(data).toMatchObject({about: {kind: 'gear'}});
  });

  test('requires all fields and keeps the input', async () => {
    const {status, form} = await visitor.post(PATH, {text: review.text});
    expect([status, form]).toMatchObject([
      422,
      {
        values: {text: review.text},
        errors: {stars: 'required', title: 'required', author: 'required', email: 'required'},
      },
    ]);
  });

  test('is taken in once; a second one of the same customer is answered alike', async () => {
    const fields = freshForm();
    const sent = await visitor.post(PATH, fields);
    expect([sent.status, sent.location]).toEqual([303, `${PATH}?sent`]);
    expect((await visitor.post(PATH, fields)).status).toBe(303);
    expect(await visitor.post(PATH, {...fields, idempotencyKey: crypto.randomUUID()})).toMatchObject({
      status: 303,
      location: sent.location,
    });
    const next = await visitor.get(sent.location ?? '');
    expect(next).toMatchObject({status: 200, data: {isSent: true}});
    expect(next).toHaveProperty('data.seo.title', expect.stringContaining(texts.sent.title));
  });

  test('is not lost while the service is down', async () => {
    await control.breakDown({service: 'service-api', kind: 'status', status: 503, times: 20});
    const fields = freshForm();
    const {status, headers, form} = await visitor.post(PATH, fields);
    expect([status, headers.get('Retry-After'), form]).toMatchObject([
      503,
      '30',
      {problem: {code: 'unavailable'}, values: review, idempotencyKey: fields.idempotencyKey},
    ]);
  });

  test('is not lost while the platform is down, and one that was sent is thanked for', async () => {
    const writer = createVisitor();
    await control.breakDown(PLATFORM_DOWN);
    const fields = freshForm();
    const kept = {problem: {code: 'unavailable'}, values: review, idempotencyKey: fields.idempotencyKey};
    expect(await writer.post(PATH, fields)).toMatchObject({status: 503, data: {about: null}, form: kept});
    expect(await writer.get(`${PATH}?sent`)).toMatchObject({status: 200, data: {about: null, isSent: true}});
    expect((await writer.get(PATH)).status).toBe(503);
  });

  test('of an unknown product is not found', async () => {
    expect((await visitor.get('/de/p/nichts/review')).status).toBe(404);
    expect((await visitor.post('/de/p/nichts/review', freshForm())).status).toBe(404);
  });
});
