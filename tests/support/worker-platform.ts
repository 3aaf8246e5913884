import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import * as z from 'zod';

const migrationsSchema = z.object({
  old_tag: z.string().optional(),
  new_tag: z.string(),
  steps: z.array(
    z.object({
      new_sqlite_classes: z.array(z.string()).default([]),
      renamed_classes: z.array(z.object({from: z.string(), to: z.string()})).default([]),
      deleted_classes: z.array(z.string()).default([]),
    }),
  ),
});

const metadataSchema = z.object({
  main_module: z.string(),
  annotations: z.object({'workers/message': z.string().optional()}).optional(),
  bindings: z.array(
    z.object({name: z.string(), type: z.string(), text: z.string().optional(), class_name: z.string().optional()}),
  ),
  migrations: migrationsSchema.optional(),
});

const settingsSchema = z.object({bindings: z.array(z.object({name: z.string(), type: z.literal('secret_text')}))});
const originsSchema = z.object({origins: z.array(z.object({hostname: z.string()}))});
const manifestSchema = z.object({manifest: z.record(z.string(), z.object({hash: z.string()}))});

/** A worker as the platform has it. */
export type PlatformWorker = {
  /** Names of what the last upload binds, secrets included. */
  bindings: readonly string[];
  secrets: ReadonlySet<string>;
  /** Classes of objects that the migrations have made. */
  classes: readonly string[];
  migrationTag: string | undefined;
  hosts: readonly string[];
  crons: readonly string[];
  /** Paths of its files. */
  files: readonly string[];
  uploads: number;
  /** What the list of versions says of the last upload. */
  message: string | undefined;
};

/** The API that Wrangler deploys workers to, as far as it is asked. */
export type WorkerPlatform = {
  /** What a process needs that calls Wrangler. */
  readonly env: Readonly<Record<string, string>>;
  readonly workers: ReadonlyMap<string, PlatformWorker>;
  readonly stop: () => Promise<void>;
};

/** A refusal of the API: its status, and a code of https://developers.cloudflare.com/workers/observability/errors/. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

type Call = {readonly method: string; readonly url: URL; readonly body: Response};
type Handler = (call: Call, name: string) => unknown;

async function part(body: Response, name: string): Promise<unknown> {
  const value = (await body.formData()).get(name);
  return JSON.parse(typeof value === 'string' ? value : ((await value?.text()) ?? 'null'));
}

/** The classes after a migration. @throws {Refusal} where a step fits no class, or the tag of before is another one */
function migrate(worker: PlatformWorker, {old_tag: before, new_tag: tag, steps}: z.infer<typeof migrationsSchema>) {
  if (before !== worker.migrationTag)
    throw new Refusal(412, 10079, `The migration tag is ${worker.migrationTag ?? ''}`);
  for (const {new_sqlite_classes: made, renamed_classes: renamed, deleted_classes: deleted} of steps) {
    for (const name of [...renamed.map(({from}) => from), ...deleted]) {
      if (!worker.classes.includes(name)) throw new Refusal(400, 10064, `There is no class ${name}`);
    }
    const kept = worker.classes.filter((name) => !deleted.includes(name));
    worker.classes = [...kept.map((name) => renamed.find(({from}) => from === name)?.to ?? name), ...made];
  }
  worker.migrationTag = tag;
}

/** Takes an upload, whole or not at all. @throws {Refusal} where a secret or the class of an object is not there */
function upload(worker: PlatformWorker, {bindings, migrations, annotations}: z.infer<typeof metadataSchema>) {
  for (const {name, type} of bindings) {
    if (type !== 'inherit' || worker.secrets.has(name)) continue;
    throw new Refusal(400, 10057, `inherit binding '${name}' is invalid`);
  }
  if (migrations) migrate(worker, migrations);
  for (const {class_name: name} of bindings) {
    if (name !== undefined && !worker.classes.includes(name))
      throw new Refusal(400, 10061, `There is no class ${name}`);
  }
  worker.bindings = bindings.map(({name}) => name);
  worker.uploads += 1;
  worker.message = annotations?.['workers/message'];
}

/** What each method and path answers: `:name` is a worker's, and a refusal where there is none. */
function handlersFor(workers: Map<string, PlatformWorker>, zone: string): Readonly<Record<string, Handler>> {
  const existing = (name: string) => {
    const worker = workers.get(name);
    if (worker === undefined) throw new Refusal(404, 10007, 'This Worker does not exist on your account.');
    return worker;
  };
  const made = (name: string) => {
    const none = {bindings: [], secrets: new Set<string>(), classes: [], migrationTag: undefined};
    const worker = workers.get(name) ?? {...none, hosts: [], crons: [], files: [], uploads: 0, message: undefined};
    workers.set(name, worker);
    return worker;
  };
  const quiet: Handler = () => ({});
  return {
    'GET /services/:name': (_, name) => {
      existing(name);
      return {default_environment: {environment: 'production', script: {tag: name, last_deployed_from: 'wrangler'}}};
    },
    'GET /scripts': () => [...workers].map(([id, {migrationTag}]) => ({id, migration_tag: migrationTag})),
    'PUT /scripts/:name': async ({body}, name) => {
      const metadata = metadataSchema.parse(await part(body, 'metadata'));
      upload(made(name), metadata);
      return {id: name, startup_time_ms: 1};
    },
    'POST /scripts/:name/versions': async ({body}, name) => {
      upload(existing(name), metadataSchema.parse(await part(body, 'metadata')));
      return {id: 'version', startup_time_ms: 1, resources: {script: {etag: 'etag'}}};
    },
    'GET /scripts/:name/deployments': (_, name) => {
      existing(name);
      return {deployments: []};
    },
    'POST /scripts/:name/deployments': quiet,
    'GET /scripts/:name/settings': (_, name) => ({
      bindings: [...existing(name).secrets].map((secret) => ({name: secret, type: 'secret_text'})),
    }),
    'GET /scripts/:name/secrets': (_, name) =>
      [...existing(name).secrets].map((secret) => ({name: secret, type: 'secret_text'})),
    'PATCH /scripts/:name/settings': async ({body}, name) => {
      const {bindings} = settingsSchema.parse(await part(body, 'settings'));
      const worker = existing(name);
      worker.secrets = new Set([...worker.secrets, ...bindings.map((secret) => secret.name)]);
      return {};
    },
    'PATCH /scripts/:name/script-settings': quiet,
    'GET /scripts/:name/subdomain': () => ({enabled: false, previews_enabled: false}),
    'POST /scripts/:name/subdomain': () => ({enabled: false, previews_enabled: false}),
    'PUT /scripts/:name/domains/records': async ({body}, name) => {
      const {origins} = originsSchema.parse(await body.json());
      existing(name).hosts = origins.map(({hostname}) => hostname);
      return {};
    },
    'PUT /scripts/:name/schedules': async ({body}, name) => {
      existing(name).crons = z
        .array(z.object({cron: z.string()}))
        .parse(await body.json())
        .map(({cron}) => cron);
      return {};
    },
    'POST /scripts/:name/assets-upload-session': async ({body}, name) => {
      const {manifest} = manifestSchema.parse(await body.json());
      made(name).files = Object.keys(manifest);
      return {jwt: 'session', buckets: [[...new Set(Object.values(manifest).map(({hash}) => hash))]]};
    },
    'POST /assets/upload': () => ({jwt: 'complete'}),
    'GET /zones': ({url}) => (url.searchParams.get('name') === zone ? [{id: 'zone'}] : []),
    'GET /zones/zone/workers/routes': () => [],
  };
}

/**
 * Starts a model of the platform's API with one account. Wrangler's own requests are its specification
 * (https://developers.cloudflare.com/api/resources/workers/): what it has no answer for is refused.
 *
 * @param zone the domain that the account has
 */
export async function startWorkerPlatform(zone: string): Promise<WorkerPlatform> {
  const workers = new Map<string, PlatformWorker>();
  const handlers = handlersFor(workers, zone);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://platform');
    const path = url.pathname.replace(/^\/accounts\/account\/workers/, '');
    const [, kind = '', name = ''] = /^\/(scripts|services)\/([^/]+)/.exec(path) ?? [];
    const handler =
      handlers[`${request.method ?? ''} ${name ? path.replace(`/${kind}/${name}`, `/${kind}/:name`) : path}`];
    const body = new Response(await buffer(request), {
      headers: {'Content-Type': request.headers['content-type'] ?? ''},
    });
    const send = (status: number, answered: object) => {
      response.writeHead(status, {'Content-Type': 'application/json'});
      response.end(JSON.stringify({messages: [], ...answered}));
    };
    try {
      if (!handler) throw new Refusal(400, 10000, `No model of ${request.method ?? ''} ${path}`);
      send(200, {success: true, errors: [], result: await handler({method: request.method ?? '', url, body}, name)});
    } catch (error) {
      const {status, code, message} = error instanceof Refusal ? error : new Refusal(400, 10001, String(error));
      send(status, {success: false, errors: [{code, message}], result: null});
    }
  };

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The platform has no port');
  return {
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${address.port}`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
    },
    workers,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
