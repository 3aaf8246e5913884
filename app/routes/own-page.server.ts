import type {AppLoadContext} from '@remix-run/server-runtime';

import {CONTENT_SLUGS, type ContentKey} from '../config/paths';
import {NO_EXTRAS, type ContentExtras} from '../domain/content/extras';
import type {ContentPage} from '../domain/content/page';
import {partOr} from '../domain/part';

/** What editors say around a part of the shop; `null` while the CMS does not answer, and the part stands alone. */
export type OwnPageContent = {
  readonly page: ContentPage;
  readonly extras: ContentExtras;
} | null;

/** The page of the CMS around a part of the shop that has a route of its own. */
export async function readOwnPage({content, i18n, part}: AppLoadContext, key: ContentKey): Promise<OwnPageContent> {
  const answer = await part(content.page(CONTENT_SLUGS[key][i18n.language]));
  if (answer.state === 'unavailable' || answer.data.state !== 'found') return null;
  const {page} = answer.data;
  return {page, extras: partOr(await part(content.extras(answer.data)), NO_EXTRAS)};
}
