import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

import {isLanguage, LANGUAGES, type Language} from '../../app/config/languages';

/** Where the shop's words are: its own texts, the catalogue, the editors' pages, mails, the checkout. */
const FOLDERS = ['locales', 'emulator', 'service', 'store/merchant', 'app/i18n', 'app/pages', 'app/config'] as const;

/** Every file with words of the shop. */
export const textFiles: readonly {readonly file: string; readonly text: string}[] = FOLDERS.filter((folder) =>
  existsSync(folder),
)
  .flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:json|md|txt|ts)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => path.join(folder, file)),
  )
  .map((file) => ({file, text: readFileSync(file, 'utf8')}));

/** A text with its language, and where it is. */
export type ShopText = {readonly where: string; readonly language: Language; readonly text: string};

/** The language that a file or its folder is named after; `null` for files in both. */
function languageOf(file: string): Language | null {
  const named = /(?:^|\/)(?:locales\/)?(de|en)(?:\/[^/]+)?\.json$|\.(de|en)\.md$/.exec(file);
  const name = named?.[1] ?? named?.[2];
  return isLanguage(name) ? name : null;
}

const pairSchema = z.record(z.enum(LANGUAGES), z.unknown());
const branchSchema = z.record(z.string(), z.unknown());

function textsIn(value: unknown, where: string, language: Language | null): readonly ShopText[] {
  if (typeof value === 'string') return language === null ? [] : [{where, language, text: value}];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => textsIn(one, where, language));
  const pair = pairSchema.safeParse(value);
  if (pair.success) return LANGUAGES.flatMap((each) => textsIn(pair.data[each], where, each));
  return Object.entries(branchSchema.safeParse(value).data ?? {}).flatMap(([key, one]) =>
    textsIn(one, `${where} ${key}`, language),
  );
}

/** Every text of the shop whose language is known by its file or its key: `locales`, catalogue, CMS. */
export const shopTexts: readonly ShopText[] = textFiles.flatMap(({file, text}) => {
  const language = languageOf(file);
  if (file.endsWith('.json')) return textsIn(JSON.parse(text), file, language);
  if (!file.endsWith('.md') || language === null) return [];
  return text.split('\n').map((line, index) => ({where: `${file}:${index + 1}`, language, text: line}));
});
