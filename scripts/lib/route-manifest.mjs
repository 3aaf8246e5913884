// @ts-check
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {inProject} from './paths.mjs';

const START = 'window.__remixManifest=';
/** Each route is found by its id, which it names once more for Remix. */
const NAME_ROUTES = 'for(const id in __remixManifest.routes)__remixManifest.routes[id].id=id;';

/**
 * Leaves out of the browser's route manifest what is so anyway: flags that are off, files that every page has loaded with the
 * document, and routes that give files, which the router never opens. Remix takes a missing flag as off, and a missing list as
 * empty.
 *
 * @throws {Error} when the build has no manifest of the known form
 */
export function slimRouteManifest() {
  const folder = inProject('build/client/assets');
  const [name = '', ...otherFiles] = readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file));
  const code = readFileSync(path.join(folder, name), 'utf8');
  if (otherFiles.length > 0 || !code.startsWith(START))
    throw new Error('Remix’s manifest has another format: see scripts/lib/route-manifest.mjs.');
  const manifest = JSON.parse(code.slice(START.length).replace(/;$/, ''));
  const {root, ...others} = manifest.routes;
  const loaded = [manifest.entry.module, ...manifest.entry.imports, ...root.css];
  /** @param {unknown} value */
  const slim = (value) => (Array.isArray(value) ? value.filter((file) => !loaded.includes(file)) : value);
  /** @param {readonly [string, unknown]} field */
  const isNeeded = ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0);
  const slimRoutes = Object.entries(others)
    .filter(([, {path: address = '', hasAction}]) => hasAction || !address.includes('.'))
    .map(([id, route]) => {
      const fields = Object.entries(route).map(([name, value]) => /** @type {const} */ ([name, slim(value)]));
      return /** @type {const} */ ([id, Object.fromEntries(fields.filter(isNeeded))]);
    });
  const routes = Object.fromEntries([['root', root], ...slimRoutes]);
  for (const route of Object.values(routes)) delete route.id;
  writeFileSync(path.join(folder, name), `${START}${JSON.stringify({...manifest, routes})};${NAME_ROUTES}`);
}
