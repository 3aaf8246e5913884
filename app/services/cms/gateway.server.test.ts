import {createServer, type IncomingMessage, type Server} from 'node:http';
import {text} from 'node:stream/consumers';

import * as z from 'zod';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';

import {pageSchema, postSchema} from '#contracts/cms';

import {freshCalls} from '../service-calls.fixture';
import {ServiceError} from '../service-error.server';
import {createCmsGateway, type CmsGateway} from './gateway.server';
import {wirePage, wireText} from './wire.fixture';

const schema = z.object({title: z.string()});
const GROQ = '*[slug == $slug][0]';

type Answer = {readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>>};

const PLACE = {projectId: 'project', dataset: 'production'};

// Over HTTP, as the CMS is asked.
let cms: Server;
let answer: Answer;
let asked: IncomingMessage[];
let bodies: string[];

beforeAll(async () => {
  cms = createServer((request, response) => {
    asked.push(request);
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(answer.status, {'Content-Type': 'application/json', ...answer.headers});
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
  bodies = [];
  report.mockReset();
});
afterAll(() => {
  cms.closeAllConnections();
  cms.close();
});

const report = vi.fn();

function gatewayOf(draftsToken: string | null = null): CmsGateway {
  const address = cms.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return createCmsGateway({
    ...PLACE,
    origin: `http://127.0.0.1:${port ?? 0}`,
    calls: freshCalls(),
    draftsToken,
    report,
  });
}

const ask = (draftsToken: string | null = null) => gatewayOf(draftsToken).query(schema, GROQ, {slug: 'a'});
const found = (result: unknown): Answer => ({status: 200, body: {result, ms: 1, query: ''}});
const urlOf = (request: IncomingMessage | undefined) => new URL(request?.url ?? '', 'http://cms.example');

describe('a query of the CMS', () => {
  it('asks for what is published, and holds figures and their units together', async () => {
    answer = found({title: '39 € für 1 kg'});
    expect(await ask()).toEqual({title: '39\u00a0€ für 1\u00a0kg'});
    const url = urlOf(asked[0]);
    expect(url.pathname).toBe('/v2025-02-19/data/query/production');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      query: GROQ,
      $slug: '"a"',
      perspective: 'published',
    });
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
  });

  it('may be answered with a text as long as its contract allows', async () => {
    const excerpt = `${'x'.repeat(293)} E-Mail`;
    answer = found({excerpt});
    const posts = z.object({excerpt: postSchema.shape.excerpt});
    expect(await gatewayOf().query(posts, GROQ, {})).toEqual({excerpt: `${'x'.repeat(293)} E-\u2060Mail`});
  });

  it('is posted where an address would be too long', async () => {
    answer = found({title: 'x'});
    await gatewayOf().query(schema, GROQ, {slug: 'ä'.repeat(2000)});
    expect(asked[0]).toMatchObject({method: 'POST', headers: {'content-type': 'application/json'}});
    expect(Object.fromEntries(urlOf(asked[0]).searchParams)).toEqual({perspective: 'published', returnQuery: 'false'});
    expect(JSON.parse(bodies[0] ?? '')).toEqual({query: GROQ, params: {slug: 'ä'.repeat(2000)}});
  });

  it('asks for drafts with the token of those who may see them', async () => {
    answer = found({title: 'Entwurf'});
    await ask('editor');
    expect(urlOf(asked[0]).searchParams.get('perspective')).toBe('drafts');
    expect(asked[0]?.headers.authorization).toBe('Bearer editor');
  });

  it.each<readonly [number, Readonly<Record<string, string>>, string, number | null, number]>([
    [400, {}, 'malformed', null, 1],
    [401, {}, 'malformed', null, 1],
    [429, {'Retry-After': '7'}, 'rate-limited', 7, 1],
    [429, {}, 'rate-limited', null, 1],
    [500, {}, 'status', null, 2],
    [503, {'Retry-After': '7'}, 'status', 7, 2],
  ])('that is answered with %i %j failed as %s', async (status, headers, failure, waitSeconds, times) => {
    answer = {status, body: {error: {description: 'x'}}, headers};
    await expect(ask()).rejects.toMatchObject({service: 'cms', failure, waitSeconds});
    expect(asked).toHaveLength(times);
  });

  it('is an outage when the answer does not fit the contract', async () => {
    answer = found({name: 'x'});
    await expect(ask()).rejects.toMatchObject({service: 'cms', failure: 'malformed'});
  });

  it('skips and reports a block of an unknown type', async () => {
    const text = {_key: 'k1', _type: 'richText', content: [wireText('Hallo')]};
    answer = found({...wirePage([]), blocks: [text, {_key: 'k2', _type: 'gallery', images: []}]});
    expect(await gatewayOf().query(pageSchema, GROQ, {})).toMatchObject({title: 'Versand', blocks: [text]});
    expect(report.mock.calls).toEqual([[new ServiceError('cms', 'malformed', 'skipped gallery k2 of document')]]);
  });

  it('that fails to connect is an outage', async () => {
    const gateway = createCmsGateway({...PLACE, origin: 'http://127.0.0.1:1', calls: freshCalls(), report});
    await expect(gateway.query(schema, GROQ, {})).rejects.toMatchObject({service: 'cms', failure: 'unreachable'});
  });

  it('can be asked again', async () => {
    answer = found({title: 'x'});
    const gateway = gatewayOf();
    await gateway.query(schema, GROQ, {slug: 'a'});
    await gateway.query(schema, GROQ, {slug: 'b'});
    expect(asked.map((request) => urlOf(request).searchParams.get('$slug'))).toEqual(['"a"', '"b"']);
  });
});
