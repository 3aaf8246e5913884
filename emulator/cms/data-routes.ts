import {Hono} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import {now} from '../shared/clock';
import {jsonOf} from '../shared/json';
import {answerQuery} from './answers';
import type {CmsEnv} from './env';
import {gatewayFailure, requestFailure} from './errors';
import type {Failure} from './errors';
import {syncTag} from './listeners';
import {readPerspective, seenFrom} from './perspective';
import {runQuery} from './query';
import {byFoundId} from './query-mutations';
import {readQueryRequest} from './query-request';
import {allDocuments, cmsObject} from './read-documents';
import {assetDocument, LONGEST_UPLOAD} from './upload';

type App = {readonly Bindings: CmsEnv; readonly Variables: {mayEdit: boolean; version: string}};

/** The content lake's HTTP API under `/v{date}` and `/vX`: queries, documents by id, mutations. */
export const dataRoutes = new Hono<App>().basePath('/:version{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}');

dataRoutes.use(async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  const version = c.req.param('version').slice(1);
  if (version !== 'X' && version !== '1' && !(Date.parse(version) > 0)) {
    return refuse(gatewayFailure(400, 'Bad Request', `Invalid API version "${version}"`));
  }
  const token = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
  const mayEdit = token !== undefined && (await timingSafeEqual(token, c.env.CMS_TOKEN));
  if (token !== undefined && !mayEdit) return refuse(gatewayFailure(401, 'Unauthorized', 'Session not found'));
  const project = c.req.header('X-Sanity-Project-ID');
  if (project !== undefined && project !== c.env.CMS_PROJECT_ID) {
    return refuse(gatewayFailure(404, 'Not Found', `Project "${project}" not found`));
  }
  c.set('mayEdit', mayEdit);
  c.set('version', version);
  return next();
});

dataRoutes.get('/data/live/events/:dataset', async (c) => {
  if (c.req.param('dataset') !== c.env.CMS_DATASET) return refuse(noDataset(c.env, c.req.param('dataset')));
  return events(
    await cmsObject(c.env).listen({query: null, params: {}, includeResult: false, mayEdit: c.get('mayEdit')}),
  );
});

dataRoutes.use('/data/:operation/:dataset/*', (c, next) => {
  const dataset = c.req.param('dataset');
  if (dataset === c.env.CMS_DATASET) return next();
  return Promise.resolve(refuse(noDataset(c.env, dataset)));
});

dataRoutes.on(['GET', 'POST'], '/data/query/:dataset', async (c) => {
  const started = now(c.env);
  const request = await readQueryRequest(c.req.raw);
  if (!request.ok) return refuse(request.failure);
  const perspective = readPerspective(request.perspective, c.get('version'));
  if (perspective === null) return refuse(requestFailure(`Invalid perspective "${request.perspective ?? ''}"`));
  const {query, params, returnQuery} = request;
  const asked = {query, params, perspective, mayEdit: c.get('mayEdit'), nowMs: started};
  const {text, failure} = await answerQuery(asked, c.env);
  if (failure !== null) return refuse(failure);
  const ms = Math.max(0, now(c.env) - started);
  const about = JSON.stringify({...(returnQuery && {query}), syncTags: [syncTag(c.env.CMS_DATASET)], ms});
  return c.body(`${about.slice(0, -1)},"result":${text}}`, 200, {'Content-Type': 'application/json'});
});

dataRoutes.get('/data/doc/:dataset/:ids', async (c) => {
  const visible = seenFrom(await allDocuments(c.env), 'raw', c.get('mayEdit'));
  const ids = c.req.param('ids').split(',');
  const documents = visible.filter(({_id}) => ids.includes(_id));
  const found = new Set(documents.map(({_id}) => _id));
  const omitted = ids.filter((id) => !found.has(id)).map((id) => ({id, reason: 'existence'}));
  const withContent = c.req.query('excludeContent') !== 'true';
  return c.json({documents: withContent ? documents : documents.map(({_id, _type}) => ({_id, _type})), omitted});
});

dataRoutes.post('/data/mutate/:dataset', async (c) => {
  if (!c.get('mayEdit')) {
    const description = 'transaction failed: Insufficient permissions; permission "create" required';
    const error = {description, items: [], type: 'mutationError'};
    return c.json({error}, 403);
  }
  const raw = seenFrom(await allDocuments(c.env), 'raw', true);
  const wanted = await byFoundId(jsonOf(await c.req.text()), (query, params) =>
    runQuery(query, {
      documents: raw,
      params,
      nowMs: now(c.env),
      projectId: c.env.CMS_PROJECT_ID,
      dataset: c.env.CMS_DATASET,
    }),
  );
  if (!wanted.ok) return refuse(wanted.failure);
  if (wanted.foundNothing) return c.json({transactionId: crypto.randomUUID(), results: []});
  const answer = await cmsObject(c.env).mutate(JSON.stringify(wanted.body), {
    dryRun: c.req.query('dryRun') === 'true',
    returnDocuments: c.req.query('returnDocuments') === 'true',
    nowMs: now(c.env),
  });
  return new Response(answer.body, {status: answer.status, headers: {'Content-Type': 'application/json'}});
});

dataRoutes.get('/data/listen/:dataset', async (c) => {
  const request = await readQueryRequest(c.req.raw);
  if (!request.ok) return refuse(request.failure);
  const {query, params} = request;
  const place = {projectId: c.env.CMS_PROJECT_ID, dataset: c.env.CMS_DATASET};
  const tried = await runQuery(query, {documents: [], params, nowMs: now(c.env), ...place});
  if (!tried.ok) return refuse(tried.failure);
  const includeResult = c.req.query('includeResult') !== 'false';
  return events(await cmsObject(c.env).listen({query, params, includeResult, mayEdit: c.get('mayEdit')}));
});

dataRoutes.post('/assets/:kind{images|files}/:dataset', async (c) => {
  if (!c.get('mayEdit'))
    return refuse(gatewayFailure(401, 'Unauthorized', 'Insufficient permissions; permission "create" required'));
  const {kind, dataset} = c.req.param();
  if (dataset !== c.env.CMS_DATASET) return refuse(noDataset(c.env, dataset));
  const body = await c.req.arrayBuffer();
  if (body.byteLength > LONGEST_UPLOAD)
    return refuse(gatewayFailure(413, 'Request Entity Too Large', 'The file is too large'));
  const document = await assetDocument(
    {
      kind: kind === 'images' ? 'images' : 'files',
      mimeType: c.req.header('Content-Type') ?? 'application/octet-stream',
      filename: c.req.query('filename') ?? null,
      title: c.req.query('title') ?? null,
      bytes: new Uint8Array(body),
    },
    {origin: c.env.EMULATOR_ORIGIN, projectId: c.env.CMS_PROJECT_ID, dataset},
  );
  if (document === null) return refuse(gatewayFailure(400, 'Bad Request', 'Invalid image: could not read its size'));
  const object = cmsObject(c.env);
  await object.upload(document.assetId, document.mimeType, body);
  const mutations = [{createIfNotExists: document}];
  const options = {dryRun: false, returnDocuments: true, nowMs: now(c.env)};
  const {status, body: answer} = await object.mutate(JSON.stringify({mutations}), options);
  if (status !== 200) return new Response(answer, {status, headers: {'Content-Type': 'application/json'}});
  return c.json({document});
});

dataRoutes.all('*', () => refuse(gatewayFailure(404, 'Not Found', 'No such endpoint')));

function noDataset({CMS_PROJECT_ID}: CmsEnv, dataset: string): Failure {
  return gatewayFailure(404, 'Not Found', `Dataset "${dataset}" not found for project ID "${CMS_PROJECT_ID}"`);
}

function events(stream: ReadableStream): Response {
  const headers = {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
  };
  return new Response(stream, {headers});
}

function refuse({status, body}: Failure): Response {
  return Response.json(body, {status, headers: {'Access-Control-Allow-Origin': '*'}});
}
