import {blockTypes, SIDES} from './blocks';
import type {DocumentFields} from './documents';
import type {FieldKinds} from './fields';

/** Returns the types of pages, the home page and redirects. */
export function pageTypes(kinds: FieldKinds): readonly DocumentFields[] {
  const {choice, entries, group, line, lines, own, picture, slug} = kinds;
  const heading = line('heading', {de: 'Überschrift', en: 'Heading'});
  const text = lines('text', {de: 'Text', en: 'Text'});
  const image = picture('image', {de: 'Bild', en: 'Picture'});
  const link = own('link', {de: 'Verweis', en: 'Link'}, 'cta');
  const seo = own('seo', {de: 'Suchmaschinen', en: 'Search engines'}, 'seo');
  return [
    {
      name: 'page',
      title: {de: 'Seite', en: 'Page'},
      isLocalised: true,
      fields: [
        line('title', {de: 'Titel', en: 'Title'}),
        slug('title'),
        seo,
        entries('blocks', {de: 'Abschnitte', en: 'Sections'}, blockTypes(kinds), {min: 1}),
      ],
    },
    {
      name: 'home',
      title: {de: 'Startseite', en: 'Home page'},
      isLocalised: true,
      fields: [
        own('seo', {de: 'Suchmaschinen', en: 'Search engines'}, 'seo', {
          description: {
            de: 'Titel ohne den Namen des Shops: Er wird vorangestellt.',
            en: 'Title without the shop’s name: it is put in front.',
          },
        }),
        group('hero', {de: 'Aufmacher', en: 'Hero'}, [heading, text, image, link]),
        entries(
          'promoCards',
          {de: 'Aktionskarten', en: 'Promotion cards'},
          [{name: 'promoCard', title: {de: 'Karte', en: 'Card'}, fields: [heading, text, image, link]}],
          {min: 2},
        ),
        entries(
          'illustrationCards',
          {de: 'Karten mit Zeichnung', en: 'Illustrated cards'},
          [{name: 'illustrationCard', title: {de: 'Karte', en: 'Card'}, fields: [heading, text, image, link]}],
          {min: 3},
        ),
        group('imageText', {de: 'Bild und Text', en: 'Picture and text'}, [
          heading,
          own('content', {de: 'Text', en: 'Text'}, 'portableText'),
          image,
          choice('imageSide', {de: 'Anordnung', en: 'Arrangement'}, SIDES, 'left'),
          link,
        ]),
        entries(
          'brandValues',
          {de: 'Wofür wir stehen', en: 'Brand values'},
          [{name: 'brandValue', title: {de: 'Wert', en: 'Value'}, fields: [heading, text]}],
          {min: 3},
        ),
      ],
    },
    redirectType(kinds),
  ];
}

function redirectType({flag, line}: FieldKinds): DocumentFields {
  return {
    name: 'redirect',
    title: {de: 'Weiterleitung', en: 'Redirect'},
    isLocalised: false,
    fields: [
      line(
        'from',
        {de: 'Alter Pfad', en: 'Old path'},
        {
          pattern: /^\/(?:de|en)(?:\/[\w.~%-]+)+$/,
          uniqueAmong: 'redirects',
          description: {
            de: 'Ohne Schrägstrich am Ende, Umlaute wie in der Adresszeile: „ö“ ist „%C3%B6“.',
            en: 'Without a slash at the end; letters such as “ö” as in an address: “%C3%B6”.',
          },
        },
      ),
      line('to', {de: 'Neuer Pfad', en: 'New path'}, {pattern: /^\/(?:de|en)\/\S+$/}),
      flag('permanent', {de: 'Dauerhaft', en: 'Permanent'}, true),
    ],
  };
}
