import {deDELocale} from '@sanity/locale-de-de';
import {defineConfig} from 'sanity';
import {structureTool} from 'sanity/structure';

import {previewAddress} from './preview-address';
import {schemaTypes} from './schema/schema-types';

const projectId = process.env['SANITY_STUDIO_PROJECT_ID'] ?? '';
const dataset = process.env['SANITY_STUDIO_DATASET'] ?? 'production';
const shop = process.env['SANITY_STUDIO_SHOP_ORIGIN'] ?? '';

/** The same content twice, with labels in German and in English: editors choose at the top left. */
export default defineConfig(
  (['de', 'en'] as const).map((language) => ({
    name: language,
    title: {de: 'Lichtung (Deutsch)', en: 'Lichtung (English)'}[language],
    basePath: `/${language}`,
    projectId,
    dataset,
    plugins: [structureTool(), ...(language === 'de' ? [deDELocale()] : [])],
    schema: {types: schemaTypes(language)},
    document: {
      productionUrl: async (previous, {document}) => previewAddress(shop, document) ?? previous,
    },
  })),
);
