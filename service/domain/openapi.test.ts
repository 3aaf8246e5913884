import {Validator} from '@seriousme/openapi-schema-validator';
import {expect, it} from 'vitest';
import * as z from 'zod';
import {OPERATIONS} from '../../contracts/operations';
import {openApi} from './openapi';

const operationSchema = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.tuple([]))),
  parameters: z.array(z.object({name: z.string().optional(), $ref: z.string().optional()})),
  responses: z.record(
    z.string(),
    z.object({description: z.string(), headers: z.record(z.string(), z.unknown()).default({})}),
  ),
});
const documentSchema = z.object({paths: z.record(z.string(), z.record(z.string(), operationSchema))});

const document: unknown = JSON.parse(JSON.stringify(openApi('https://service.test')));
const {paths} = documentSchema.parse(document);
const of = (id: string) =>
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({operationId}) => operationId === id);

it('is a valid OpenAPI document', async () => {
  const validator = new Validator();
  expect(await validator.validate(z.record(z.string(), z.unknown()).parse(document))).toEqual({valid: true});
  expect(validator.version).toBe('3.1');
});

it('has every call once, each under a name of its own', () => {
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({operationId}) => operationId));
  expect(ids.toSorted()).toEqual(OPERATIONS.map(({id}) => id).toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

it('says what a call asks for and how it may be refused', () => {
  const review = of('submitReview');
  expect(review?.security).toEqual([{serviceToken: []}]);
  expect(review?.parameters).toEqual([
    {name: 'product'},
    {$ref: '#/components/parameters/ShopperAddress'},
    {$ref: '#/components/parameters/IdempotencyKey'},
  ]);
  expect(Object.keys(review?.responses ?? {})).toEqual([
    '201',
    '400',
    '401',
    '404',
    '409',
    '413',
    '422',
    '429',
    '500',
    '503',
  ]);
  expect(review?.responses['404']?.description).toBe('Refused: `unknown_product`.');
  expect(review?.responses['400']?.description).toBe('Refused: `malformed`, `invalid_idempotency_key`.');
  expect(review?.responses['422']?.description).toBe('Refused: `invalid`, `idempotency_key_reused`.');
  expect(review?.responses['500']?.description).toBe('Refused: `internal`.');
  const replayed = Object.entries(review?.responses ?? {}).filter(([, {headers}]) => 'Idempotency-Replayed' in headers);
  expect(replayed.map(([status]) => status)).toEqual(['201', '400', '404', '409', '422']);
  expect(of('readReviews')?.responses).not.toHaveProperty('400');
  expect(of('exportPersonalData')?.security).toEqual([{operatorToken: []}]);
  expect(of('readHealth')?.security).toEqual([]);
});
