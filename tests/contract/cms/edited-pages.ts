import {TOKEN} from './start-cms';
import type {RunningCms} from './start-cms';

/** A German page, as an editor's client sends it. */
export function page(id: string, title: string) {
  return {
    _id: id,
    _type: 'page',
    language: 'de',
    translationKey: id,
    title,
    slug: {_type: 'slug', current: id.replace('drafts.', '')},
  };
}

/** Puts a page of its own for a test into the CMS; gives the client of its editor. */
export async function edited(cms: RunningCms, id: string, title = 'Vorher') {
  const editor = cms.client({token: TOKEN});
  await editor.createOrReplace(page(id, title));
  return editor;
}
