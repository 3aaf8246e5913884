import type {AppLoadContext} from '@remix-run/server-runtime';

import {contentSlug, type ContentKey} from '../pages/paths';
import {NO_EXTRAS, type ContentExtras} from '../domain/content/extras';
import type {EditorialPage} from '../domain/content/page';
import {valueOr} from '../domain/fallible';

/** The editors' page around a part of the shop; `null` while the CMS does not answer: then the part is shown alone. */
export type OwnPageContent = {
  readonly page: EditorialPage;
  readonly extras: ContentExtras;
} | null;

/** Reads the page of the CMS around a part of the shop that has a route of its own. */
export async function readOwnPage({content, i18n, fallible}: AppLoadContext, key: ContentKey): Promise<OwnPageContent> {
  const answer = await fallible(content.page(contentSlug(i18n.language, key)));
  if (answer.state === 'unavailable' || answer.data.state !== 'found') return null;
  const {page} = answer.data;
  return {page, extras: valueOr(await fallible(content.extras(answer.data)), NO_EXTRAS)};
}
