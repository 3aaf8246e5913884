import {algoliasearch} from 'algoliasearch';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {API_KEY, APPLICATION_ID, startSearch} from './search/start-search';
import type {RunningSearch} from './search/start-search';

const titles = z.object({results: z.array(z.object({hits: z.array(z.object({title: z.string()}))}))});

let search: RunningSearch;
let client: ReturnType<typeof algoliasearch>;

beforeAll(async () => {
  search = await startSearch();
  client = algoliasearch(APPLICATION_ID, API_KEY, {
    hosts: [{url: search.host, accept: 'readWrite', protocol: 'http'}],
  });
});

afterAll(() => search.stop());

async function firstTitle(indexName: string, query: string): Promise<string | null> {
  const reply = await client.search({requests: [{indexName, query, hitsPerPage: 1}]});
  return titles.parse(reply).results[0]?.hits[0]?.title ?? null;
}

describe('the first result on the German site', () => {
  it.each([
    ['the name', 'Morgentau', 'Morgentau Filterkaffee'],
    ['half of the name', 'morgen', 'Morgentau Filterkaffee'],
    ['a typo', 'Morgantau', 'Morgentau Filterkaffee'],
    ['swapped letters', 'Wladgold', 'Waldgold Espresso'],
    ['two typos in a long word', 'Espressomashcime', 'Espressomaschine Eins'],
    ['a letter too few', 'Gathra', 'Gathera Filterkaffee'],
    ['an umlaut', 'Dämmerung', 'Dämmerung Espresso'],
    ['an umlaut spelt out', 'Daemmerung', 'Dämmerung Espresso'],
    ['an umlaut left away', 'dammerung', 'Dämmerung Espresso'],
    ['another accent left away', 'alto rocio', 'Alto Rocío Filterkaffee'],
    ['the head of a compound', 'Mühle', 'Handmühle H1'],
    ['plural', 'Kaffeemühlen', 'Kaffeemühle Kern'],
    ['plural with an umlaut spelt out', 'handmuehlen', 'Handmühle H1'],
    ['a compound in two words', 'kaffee mühle', 'Kaffeemühle Kern'],
    ['English: grinder', 'grinder', 'Handmühle H1'],
    ['English: hand grinder', 'hand grinders', 'Handmühle H1'],
    ['English: kettle', 'kettle', 'Wasserkocher Schwanenhals'],
    ['English: scale', 'scale', 'Kaffeewaage Zehntel'],
    ['English: moka pot', 'moka pot', 'Herdkanne Sechskant'],
    ['English: gift card', 'gift card', 'Geschenkgutschein'],
    ['English: decaf', 'decaf', 'Probierset Ohne Koffein'],
    ['one word for two', 'frenchpress', 'French Press Kanne'],
    ['a brand', 'Tallinger', 'Espressomaschine Eins'],
    ['an origin', 'Äthiopien', 'Morgentau Filterkaffee'],
    ['an origin spelt out, half', 'aethiop', 'Morgentau Filterkaffee'],
    ['an origin in English', 'Ethiopia', 'Morgentau Filterkaffee'],
    ['a taste', 'Heidelbeere', 'Shala Buna Filterkaffee'],
    ['a taste in English', 'blueberry', 'Shala Buna Filterkaffee'],
    ['a taste with ß spelt out', 'suess', 'Morgentau Filterkaffee'],
    ['a kind and a taste', 'espresso mit schokolade', 'Waldgold Espresso'],
    ['a subscription', 'abo', 'Kaffee-Geschenkabo'],
    ['capitals', 'BOA LUZ', 'Boa Luz Espresso'],
    ['markup', '<b>Waldgold</b>', null],
    ['a script', '<script>alert(1)</script>', null],
    ['nonsense', 'xqwzyk', null],
    ['more nonsense', 'qrxtplm vbnzt', null],
    ['a query of the database', "' OR 1=1 --", null],
    ['508 letters in one word', 'ququ'.repeat(127), null],
  ])('%s: %s', async (_what, query, expected) => {
    expect(await firstTitle('products_de', query)).toBe(expected);
  });
});

describe('the first result on the English site', () => {
  it.each([
    ['grinders', 'H1 Hand Grinder'],
    ['ketle', 'Gooseneck Kettle'],
    ['coffe scale', 'Zehntel Coffee Scale'],
    ['Wasserkocher', 'Gooseneck Kettle'],
    ['mühle', 'H1 Hand Grinder'],
    ['Ethiopia', 'Morgentau Filter Coffee'],
    ['Äthiopien', 'Morgentau Filter Coffee'],
    ['french press', 'French Press'],
    ['rocio', 'Alto Rocío Filter Coffee'],
    ['gift cards', 'Gift Card'],
    ['zzzzqx', null],
  ])('%s', async (query, expected) => {
    expect(await firstTitle('products_en', query)).toBe(expected);
  });
});

describe('the first result of the other indices', () => {
  it.each([
    ['categories_de', 'Mühlen', 'Mühlen'],
    ['categories_de', 'grinder', 'Mühlen'],
    ['categories_de', 'Filterpapiere', 'Filterpapier'],
    ['categories_en', 'decaf', 'Decaf'],
    ['posts_de', 'Aethiopien', 'Besuch in Sidama'],
    ['posts_de', 'wasser', 'Warum das Wasser zählt'],
    ['guides_de', 'handfilter', 'Kaffee mit dem Handfilter'],
    ['guides_en', 'french pres', 'How to use a French press'],
    ['pages_de', 'lieferung', 'Versand und Lieferung'],
    ['pages_de', 'shipping', 'Versand und Lieferung'],
    ['tests_de', 'handmühle', 'Handmühlen im Test'],
    ['tests_en', 'handmühle', null],
  ])('%s: %s', async (index, query, expected) => {
    expect(await firstTitle(index, query)).toBe(expected);
  });
});
