// Runs inside workerd during `npm run dev`: loads server.ts through Vite, module by module, and hands it every request.
// Its main module, with one exported class per Durable Object, is written by vite-workerd.mjs.
import {DurableObject} from 'cloudflare:workers';
import {ModuleRunner} from 'vite/module-runner';

const entry = '/server.ts';

/** @type {{runner: ModuleRunner, version: string} | undefined} */
let current;

/** @param {Record<string, any>} env */
function makeRunner(env) {
  /** @param {unknown} payload */
  const invoke = async (payload) => {
    const answer = await env.VITE.fetch('http://vite/invoke', {method: 'POST', body: JSON.stringify(payload)});
    return answer.json();
  };
  return new ModuleRunner(
    {transport: {invoke}, hmr: false, sourcemapInterceptor: false},
    {
      startOffset: 0,
      async runInlinedModule(context, code, {id}) {
        const names = Object.keys(context).join(',');
        const run = env.UNSAFE_EVAL.eval(`"use strict";async (${names}) => {${code}\n}`, id);
        await run(...Object.values(context));
      },
      runExternalModule: (file) => import(file),
    },
  );
}

/** @param {Record<string, any>} env */
async function loadEntry(env) {
  const version = await (await env.VITE.fetch('http://vite/version')).text();
  if (current?.version !== version) {
    // A document cached before the change must not be found again.
    globalThis.__BUILD_ID__ = version;
    current = {runner: makeRunner(env), version};
  }
  return current.runner.import(entry);
}

/** @param {Record<string, any>} env */
function offerCriticalStyles(env) {
  globalThis.__remix_devServerHooks = {
    getCriticalCss: async ({routes, basename}, pathname) => {
      const plain = Object.entries(routes).map(([name, {id, parentId, path, index, caseSensitive}]) => [
        name,
        {id, parentId, path, index, caseSensitive},
      ]);
      const body = JSON.stringify({build: {routes: Object.fromEntries(plain), basename}, pathname});
      return (await env.VITE.fetch('http://vite/styles', {method: 'POST', body})).text();
    },
  };
}

/** The worker: the current server.ts. Errors are shown, because the reader is a developer. */
export const handler = {
  async fetch(request, env, execution) {
    offerCriticalStyles(env);
    try {
      const {default: worker} = await loadEntry(env);
      return await worker.fetch(request, env, execution);
    } catch (error) {
      const trace = error instanceof Error ? error.stack : String(error);
      console.error(trace);
      return new Response(trace, {status: 500});
    }
  },
};

/**
 * Returns a Durable Object whose class comes from Vite, and is replaced when its code changes.
 *
 * @param {string} className as server.ts exports it
 */
export function objectOf(className) {
  return class extends DurableObject {
    constructor(ctx, env) {
      super(ctx, env);
      let made;
      const instance = async () => {
        const Class = (await loadEntry(env))[className];
        if (made?.constructor !== Class) made = new Class(ctx, env);
        return made;
      };
      return new Proxy(this, {
        get(target, name) {
          if (name in target || typeof name === 'symbol' || name === 'then') return Reflect.get(target, name);
          return async (...args) => (await instance())[name](...args);
        },
      });
    }

    async alarm(...args) {
      const Class = (await loadEntry(this.env))[className];
      return new Class(this.ctx, this.env).alarm?.(...args);
    }
  };
}
