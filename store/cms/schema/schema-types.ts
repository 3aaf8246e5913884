import {articleTypes} from './articles';
import {documentType} from './documents';
import {fieldKinds} from './fields';
import type {Language} from './labels';
import {pageTypes} from './pages';
import {sharedTypes} from './parts';
import {settingsTypes} from './settings';

/**
 * Returns every type of the Studio: the documents of `contracts/cms.ts` and the object types that they share.
 *
 * @param language of the labels
 */
export function schemaTypes(language: Language) {
  const kinds = fieldKinds(language);
  const documents = [...settingsTypes(kinds), ...pageTypes(kinds), ...articleTypes(kinds)];
  return [...sharedTypes(kinds, language), ...documents.map((document) => documentType(document, kinds, language))];
}
