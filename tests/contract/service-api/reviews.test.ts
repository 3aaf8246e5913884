import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {orderSchema} from '../../../contracts/order';
import {reviewFiguresListSchema, reviewListSchema, reviewSubmittedSchema} from '../../../contracts/reviews';
import {operatorOf} from './operator';
import {order, product, variant} from './shopper';
import type {RunningServices} from './start-services';
import {parsed, refusalOf, startServices} from './start-services';

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

describe('reviews', () => {
  const {number} = product('waldgold');
  const submission = {stars: 2, title: 'Zu dunkel', text: 'Nicht meins.', author: 'Ida', language: 'de'};
  const submit = (email: string, over: object = {}, target = number) =>
    services.call(`/products/${target}/reviews`, {...submission, email, ...over});
  const list = async (query = '') =>
    parsed(reviewListSchema.strict(), await services.call(`/products/${number}/reviews${query}`));

  it('have figures per product, and texts by language and page', async () => {
    const figures = await services.call(`/reviews/figures?products=${number},${product('french-press').number},1`);
    const [first, , unknown] = parsed(reviewFiguresListSchema.strict(), figures).figures;
    expect(first?.average).toBeGreaterThan(4.5);
    expect(unknown).toMatchObject({product: 1, count: 0, average: null});
    const [all, english, second] = [await list(), await list('?language=en'), await list('?page=2&size=3')];
    expect(all.figures).toEqual(first);
    expect(new Set(english.reviews.map(({language}) => language))).toEqual(new Set(['en']));
    expect(second.reviews).toEqual(all.reviews.slice(3, 6));
    expect(second.pages).toBe(Math.ceil(all.total / 3));
  });

  it('wait for moderation, and count once approved', async () => {
    const before = await list();
    const answer = await submit('critic@example.com');
    expect(answer.status).toBe(201);
    const {id, verified} = parsed(reviewSubmittedSchema.strict(), answer);
    expect(verified).toBe(false);
    expect(await list()).toEqual(before);
    const operator = operatorOf(services);
    await operator.logIn();
    await operator.post(`/reviews/${id}`, {state: 'approved'});
    const after = await list();
    expect(after.figures.count).toBe(before.figures.count + 1);
    expect(after.reviews[0]).toMatchObject({id, stars: 2, verified: false});
    expect(JSON.stringify(after)).not.toContain('critic@example.com');
  });

  it('are verified by order number and address', async () => {
    const token = await order(services, {lines: [{variant: variant('waldgold')}]}, {email: 'owner@example.com'});
    const {number: orderNumber} = parsed(orderSchema, await services.call(`/orders/${token}`));
    const verified = async (email: string, target?: number) =>
      parsed(reviewSubmittedSchema, await submit(email, {orderNumber}, target)).verified;
    expect(await verified('owner@example.com')).toBe(true);
    expect(await verified('stranger@example.com')).toBe(false);
    expect(await verified('owner@example.com', product('daemmerung').number)).toBe(false);
  });

  it('are not verified by an order that nobody paid', async () => {
    const email = 'unpaid@example.com';
    const token = await order(services, {lines: [{variant: variant('waldgold')}]}, {email, outcome: 'pending'});
    const {number: orderNumber} = parsed(orderSchema, await services.call(`/orders/${token}`));
    expect(parsed(reviewSubmittedSchema, await submit(email, {orderNumber})).verified).toBe(false);
  });

  it('are one per address and product', async () => {
    expect((await submit('twice@example.com')).status).toBe(201);
    expect(refusalOf(await submit('Twice@example.com', {title: 'Noch einmal'}))).toEqual([409, 'already_reviewed']);
  });

  it('refuse what cannot be reviewed, and what is no review', async () => {
    expect(refusalOf(await submit('a@example.com', {}, product('gift-card').number))).toEqual([404, 'unknown_product']);
    expect(refusalOf(await submit('a@example.com', {stars: 6}))).toEqual([422, 'invalid']);
    expect(refusalOf(await services.call(`/products/${number}/reviews?page=0`))).toEqual([422, 'invalid']);
    expect(refusalOf(await services.call('/reviews/figures?products=a'))).toEqual([422, 'invalid']);
  });
});
