import type {Document} from '../../cms/json';
import type {Language} from '../../shared/language';
import {FILE_EXTENSION} from '../cms/asset-id';
import {cmsJsonSchema, homeFrontSchema, pageFrontSchema, projectFrontSchema} from '../schema/cms';
import type {CmsJson} from '../schema/cms';
import {pageBlocks} from './blocks';
import {articlesIn} from './cms-articles';
import {checkDocument} from './check-document';
import {namesIn, readFolder, readText as readPlain, SeedError} from './data-file';
import {drawnPicture} from './directive';
import {document, seo, slug} from './documents';
import type {DocumentFields} from './documents';
import {portableText} from './portable-text';
import {LANGUAGES, localised, readText, textsIn} from './texts';

type Card = {readonly heading: string; readonly text: string; readonly picture: string; readonly link: Link};
type Link = {readonly label: string; readonly href: string};

/**
 * Reads `cms/`: the documents of a fresh CMS, with drawn pictures by their names, and the files to download.
 *
 * @param root the folder `emulator/seed`
 * @throws {SeedError} for the first file that cannot be used
 */
export function readCms(root: string) {
  const files = namesIn(root, 'cms/files', `.${FILE_EXTENSION}`).map((name) => ({
    name,
    extension: FILE_EXTENSION,
    mimeType: 'text/plain',
    content: readPlain(root, `cms/files/${name}.${FILE_EXTENSION}`),
  }));
  const json = readFolder(root, 'cms', cmsJsonSchema);
  const documents = LANGUAGES.flatMap((language) => [
    settings(json, language),
    home(root, language),
    ...pages(root, language),
    ...authors(json, language),
    ...categories(json, language),
    ...articlesIn(root, json, language),
    ...projects(root, json, language),
  ]);
  return {documents: [...documents, ...redirects(json)], files};
}

function settings({'site-settings': fields}: CmsJson, language: Language): Document {
  const names = {id: 'settings', key: 'siteSettings'};
  return localised('cms/site-settings.json', 'siteSettings', language, names, fields[language]);
}

function home(root: string, language: Language): Document {
  const file = `cms/home.${language}.md`;
  const {front, body} = readText(root, file, 'home', language, homeFrontSchema);
  const {picture, side: imageSide, heading, link} = front.imageText;
  return localised(
    file,
    'home',
    language,
    {id: 'home', key: 'home'},
    {
      seo: seo(front.title, front.description),
      hero: card(front.hero),
      promoCards: front.promoCards.map((each) => ({_type: 'promoCard', ...card(each)})),
      illustrationCards: front.illustrationCards.map((each) => ({_type: 'illustrationCard', ...card(each)})),
      imageText: {heading, content: body(portableText), image: drawnPicture(picture), imageSide, link: cta(link)},
      brandValues: front.brandValues.map((value) => ({_type: 'brandValue', ...value})),
    },
  );
}

function card({heading, text, picture, link}: Card): DocumentFields {
  return {heading, text, image: drawnPicture(picture), link: cta(link)};
}

function cta({label, href}: Link): DocumentFields {
  return {_type: 'cta', label, href};
}

function pages(root: string, language: Language): readonly Document[] {
  return textsIn(root, 'cms/pages', language, pageFrontSchema).map(({file, slug: id, front, body}) => {
    const {key, title, seoTitle = title, description, noindex} = front;
    const fields = {title, slug: slug(id), seo: seo(seoTitle, description, noindex), blocks: body(pageBlocks)};
    return localised(file, 'page', language, {id, key}, fields);
  });
}

function authors(json: CmsJson, language: Language): readonly Document[] {
  return Object.entries(json.authors).map(([key, {name, slug: current, role, bio}]) => {
    const fields = {name, slug: slug(current), role: role[language], bio: bio[language]};
    return localised('cms/authors.json', 'author', language, {id: key, key}, fields);
  });
}

function categories(json: CmsJson, language: Language): readonly Document[] {
  return Object.entries(json.categories).map(([key, category], order) => {
    const {title, slug: current, description} = category;
    const fields = {title: title[language], slug: slug(current[language]), description: description[language], order};
    return localised('cms/categories.json', 'category', language, {id: key, key}, fields);
  });
}

function projects(root: string, json: CmsJson, language: Language): readonly Document[] {
  return textsIn(root, 'cms/projects', language, projectFrontSchema).map(({file, slug: id, front, body}) => {
    const {key, ...texts} = front;
    const facts = json.projects[key];
    if (facts === undefined) throw new SeedError(file, [`key: "${key}" is not in cms/projects.json`]);
    const {picture, ...figures} = facts;
    const content = body(portableText);
    const fields = {slug: slug(id), ...texts, ...figures, content, image: drawnPicture(picture)};
    return localised(file, 'project', language, {id, key}, fields);
  });
}

function redirects(json: CmsJson): readonly Document[] {
  return Object.entries(json.redirects).map(([from, to]) => {
    const id = from.slice(1).replaceAll('/', '-');
    const made = document(`redirect-${id}`, 'redirect', {from, to, permanent: true});
    checkDocument('cms/redirects.json', made);
    return made;
  });
}
