import type {Language} from '../config/languages';
import {announcementPath} from '../pages/paths';
import type {SiteSettings} from '../config/site-settings';
import {fetchOwn} from './fetch-own';

type Bar = SiteSettings['announcementBar'];

/** Fetches the text of the announcement bar and the pages that it appears on. @throws where the worker does not answer */
export function fetchAnnouncement(language: Language): Promise<Bar> {
  return fetchOwn(announcementPath(language), isBar);
}

function isBar(value: unknown): value is Bar {
  return typeof value === 'object' && value !== null && 'pitchText' in value && 'showOnPages' in value;
}
