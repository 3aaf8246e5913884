import {Hono} from 'hono';
import type {Context, MiddlewareHandler} from 'hono';
import * as z from 'zod';
import {recordBytes} from '../../contracts/indexing/fit-record';
import {now} from '../shared/clock';
import {worldOf} from './account';
import type {SearchBindings} from './account';
import {bodyOf, jsonBodyOf} from './body';
import {SearchRefusal} from './search-refusal';
import {
  browsed,
  listedCompounds,
  listedSynonyms,
  runBatch,
  runMultiBatch,
  runOnIndex,
  runOperation,
  writeDictionary,
  writeSettings,
  writeSynonyms,
} from './write';

type App = {readonly Bindings: SearchBindings; readonly Variables: {mayWrite: boolean}};

const SEEDED_AT = '2026-01-05T08:00:00.000Z';
const COMPOUNDS = 'compounds';

/** Refuses a key that may only search. */
const admin: MiddlewareHandler<App> = (c, next) => {
  if (!c.get('mayWrite')) throw new SearchRefusal(403, 'Method not allowed with this API key');
  return next();
};

/** What only the key of an administrator may ask. Mounted at `/1`. */
export const writeRoutes = new Hono<App>();

writeRoutes.get('/indexes', admin, async (c) => {
  const world = await worldOf(c.env);
  const items = [...world.indices.values()].map((index) => {
    const dataSize = recordBytes(index.records);
    return {
      name: index.name,
      createdAt: SEEDED_AT,
      updatedAt: SEEDED_AT,
      entries: index.records.length,
      dataSize,
      fileSize: dataSize,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
    };
  });
  return c.json({items, nbPages: 1});
});

writeRoutes.post('/indexes/:index/batch', admin, async (c) => {
  const name = c.req.param('index');
  const body = await bodyOf(c.req);
  return c.json(await (name === '*' ? runMultiBatch(body, c.env) : runBatch(name, body, c.env)));
});

writeRoutes.delete('/indexes/:index', admin, async (c) => {
  const taskID = await runOnIndex(c.req.param('index'), 'delete', c.env);
  return c.json({taskID, deletedAt: momentOf(c)});
});

writeRoutes.post('/indexes/:index/clear', admin, async (c) =>
  done(c, await runOnIndex(c.req.param('index'), 'clear', c.env)),
);

writeRoutes.post('/indexes/:index/operation', admin, async (c) =>
  done(c, await runOperation(c.req.param('index'), await bodyOf(c.req), c.env)),
);

// Every change counts at once.
writeRoutes.get('/indexes/:index/task/:task', admin, (c) => c.json({status: 'published'}));
writeRoutes.get('/task/:task', admin, (c) => c.json({status: 'published'}));

writeRoutes.get('/indexes/:index/settings', admin, async (c) => c.json((await indexOf(c)).index.written.settings));

writeRoutes.put('/indexes/:index/settings', admin, async (c) =>
  done(c, await writeSettings(c.req.param('index'), await bodyOf(c.req), c.env)),
);

writeRoutes.post('/indexes/:index/synonyms/batch', admin, async (c) => {
  const isNew = c.req.query('replaceExistingSynonyms') === 'true';
  return done(c, await writeSynonyms(c.req.param('index'), await jsonBodyOf(c.req), isNew, c.env));
});

writeRoutes.post('/indexes/:index/synonyms/search', admin, async (c) =>
  c.json(listedSynonyms((await indexOf(c)).index, await bodyOf(c.req))),
);

writeRoutes.post('/indexes/:index/browse', admin, async (c) => {
  const {index, world} = await indexOf(c);
  return c.json(browsed(index, await bodyOf(c.req), world));
});

writeRoutes.post('/dictionaries/:dictionary/batch', admin, async (c) => {
  onlyCompounds(c);
  return done(c, await writeDictionary(await bodyOf(c.req), c.env));
});

writeRoutes.post('/dictionaries/:dictionary/search', admin, async (c) => {
  onlyCompounds(c);
  return c.json(await listedCompounds(await bodyOf(c.req), c.env));
});

async function indexOf(c: Context<App>) {
  const world = await worldOf(c.env);
  const name = z.string().parse(c.req.param('index'));
  const index = world.indices.get(name);
  if (index === undefined) throw new SearchRefusal(404, `Index ${name} does not exist`);
  return {index, world};
}

function onlyCompounds(c: Context<App>): void {
  if (c.req.param('dictionary') !== COMPOUNDS)
    throw new SearchRefusal(404, 'Only the dictionary of compounds is there');
}

/** The moment in the emulated world. */
function momentOf(c: Context<App>): string {
  return new Date(now(c.env.env)).toISOString();
}

function done(c: Context<App>, taskID: number): Response {
  return c.json({taskID, updatedAt: momentOf(c)});
}
