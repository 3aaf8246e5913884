// @ts-check
import {readStoreFile} from './admin.mjs';

const SCOPES = `query Scopes { currentAppInstallation { accessScopes { handle } } }`;

/**
 * Plans the access scopes of the app, which `npm run store` and the service worker share. Only the app's next version has new ones.
 *
 * @param {import('./admin.mjs').Ask} ask
 * @returns {Promise<import('./admin.mjs').Step[]>}
 */
export async function planScopes(ask) {
  const {currentAppInstallation: app} = await ask(SCOPES);
  const granted = app.accessScopes.map((/** @type {{handle: string}} */ {handle}) => handle);
  const missing = readStoreFile('scopes.json').filter((/** @type {string} */ scope) => !granted.includes(scope));
  return missing.length === 0
    ? []
    : [{object: 'access scopes', change: `give the app ${missing.join(', ')}: Dev Dashboard, Apps, Versions`}];
}
