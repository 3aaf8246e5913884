import {Hono} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import {now} from '../shared/clock';
import type {CmsEnv} from './env';
import {gatewayFailure, requestFailure} from './errors';
import type {Failure} from './errors';
import {jsonOf} from './json';
import {readPerspective, seenFrom} from './perspective';
import {runQuery} from './query';
import {byFoundId} from './query-mutations';
import {readQueryRequest} from './query-request';
import {allDocuments, cmsObject} from './read-documents';

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

dataRoutes.use('/data/:operation/:dataset/*', (c, next) => {
  const dataset = c.req.param('dataset');
  if (dataset === c.env.CMS_DATASET) return next();
  const message = `Dataset "${dataset}" not found for project ID "${c.env.CMS_PROJECT_ID}"`;
  return Promise.resolve(refuse(gatewayFailure(404, 'Not Found', message)));
});

dataRoutes.on(['GET', 'POST'], '/data/query/:dataset', async (c) => {
  const started = now(c.env);
  const request = await readQueryRequest(c.req.raw);
  if (!request.ok) return refuse(request.failure);
  const perspective = readPerspective(request.perspective, c.get('version'));
  if (perspective === null) return refuse(requestFailure(`Invalid perspective "${request.perspective ?? ''}"`));
  const outcome = await runQuery(request.query, {
    documents: seenFrom(await allDocuments(c.env), perspective, c.get('mayEdit')),
    params: request.params,
    nowMs: started,
    projectId: c.env.CMS_PROJECT_ID,
    dataset: c.env.CMS_DATASET,
  });
  if (!outcome.ok) return refuse(outcome.failure);
  const {result} = outcome;
  const ms = Math.max(0, now(c.env) - started);
  return c.json(request.returnQuery ? {query: request.query, result, syncTags: [], ms} : {result, syncTags: [], ms});
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

dataRoutes.all('*', () => refuse(gatewayFailure(404, 'Not Found', 'No such endpoint')));

function refuse({status, body}: Failure): Response {
  return Response.json(body, {status, headers: {'Access-Control-Allow-Origin': '*'}});
}
