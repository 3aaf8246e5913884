import type {Language} from '../config/languages';
import {announcementPath} from '../pages/paths';
import type {SiteSettings} from '../config/site-settings';

type Bar = SiteSettings['announcementBar'];

/** Fetches the text of the announcement bar and the pages that it appears on. @throws where the worker does not answer */
export async function fetchAnnouncement(language: Language): Promise<Bar> {
  const answer = await fetch(announcementPath(language), {headers: {Accept: 'application/json'}});
  const body: unknown = answer.ok ? await answer.json() : null;
  if (!isBar(body)) throw new Error(`The announcement answered ${answer.status}.`);
  return body;
}

/** The worker made it: a look at its shape tells it from an error page. */
function isBar(value: unknown): value is Bar {
  return typeof value === 'object' && value !== null && 'pitchText' in value && 'showOnPages' in value;
}
