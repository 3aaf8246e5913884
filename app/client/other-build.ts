import {SCRIPTS_HEADER} from '../config/scripts-header';

/** Tells whether an answer is of another build than the page that asked: its data may have another shape than the page knows. */
export function isOfOtherBuild({headers}: Pick<Response, 'headers'>): boolean {
  const scripts = headers.get(SCRIPTS_HEADER);
  return scripts !== null && scripts !== window.__remixManifest.version;
}
