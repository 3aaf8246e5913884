import {CELLS_LIKE_HEAD} from './entries-rules';
import type {Entry, FieldKinds} from './fields';
import type {Title} from './labels';

const HEADING: Title = {de: 'Überschrift', en: 'Heading'};
const TEXT: Title = {de: 'Text', en: 'Text'};
const PICTURE: Title = {de: 'Bild', en: 'Picture'};
const LINK: Title = {de: 'Verweis', en: 'Link'};
const LINKS: Title = {de: 'Verweise', en: 'Links'};
const ANCHOR = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const SIDES: Readonly<Record<'left' | 'right', Title>> = {
  left: {de: 'Bild links', en: 'Picture on the left'},
  right: {de: 'Bild rechts', en: 'Picture on the right'},
};

const SHOP_PARTS: Readonly<Record<string, Title>> = {
  shippingCountries: {de: 'Versandländer', en: 'Countries of delivery'},
  withdrawalForm: {de: 'Formular: Widerruf', en: 'Form: withdrawal'},
  cancellationForm: {de: 'Formular: Kündigung', en: 'Form: cancellation'},
  contactForm: {de: 'Formular: Kontakt', en: 'Form: contact'},
  businessContactForm: {de: 'Formular: Geschäftskunden', en: 'Form: business customers'},
  returnForm: {de: 'Formular: Rücksendung', en: 'Form: returns'},
  redeemGiftSubscription: {de: 'Geschenkabo einlösen', en: 'Redeem a gift subscription'},
  configureGiftSubscription: {de: 'Geschenkabo zusammenstellen', en: 'Configure a gift subscription'},
  configureSubscription: {de: 'Abo zusammenstellen', en: 'Configure a subscription'},
  coffeeMatch: {de: 'Lieblingskaffee finden', en: 'Coffee match'},
  guideList: {de: 'Liste der Anleitungen', en: 'List of guides'},
  productTestList: {de: 'Liste der Produkttests', en: 'List of product tests'},
  currentProjects: {de: 'Laufende Projekte', en: 'Current projects'},
  completedProjects: {de: 'Abgeschlossene Projekte', en: 'Completed projects'},
};

const parts = (kinds: FieldKinds) => ({
  heading: kinds.line('heading', HEADING),
  optionalHeading: kinds.line('heading', HEADING, {isOptional: true}),
  text: kinds.lines('text', TEXT),
  content: kinds.own('content', TEXT, 'portableText'),
  image: kinds.picture('image', PICTURE),
});

function textBlocks(kinds: FieldKinds): readonly Entry[] {
  const {choice, entries, flag, line, links, own, picture} = kinds;
  const {heading, optionalHeading, text, content, image} = parts(kinds);
  return [
    {name: 'richText', title: TEXT, fields: [content]},
    {
      name: 'imageText',
      title: {de: 'Bild und Text', en: 'Picture and text'},
      fields: [
        optionalHeading,
        content,
        image,
        choice('imageSide', {de: 'Anordnung', en: 'Arrangement'}, SIDES, 'left'),
        links('links', LINKS),
      ],
    },
    {name: 'hero', title: {de: 'Aufmacher', en: 'Hero'}, fields: [heading, text, image, links('links', LINKS)]},
    {
      name: 'cards',
      title: {de: 'Karten', en: 'Cards'},
      fields: [
        optionalHeading,
        entries(
          'cards',
          {de: 'Karten', en: 'Cards'},
          [
            {
              name: 'card',
              title: {de: 'Karte', en: 'Card'},
              fields: [
                heading,
                text,
                picture('image', PICTURE, {isOptional: true}),
                own('link', LINK, 'cta', {isOptional: true}),
              ],
            },
          ],
          {min: 2},
        ),
      ],
    },
    {
      name: 'accordion',
      title: {de: 'Aufklappbare Abschnitte', en: 'Accordion'},
      fields: [
        optionalHeading,
        flag('isFaq', {de: 'Fragen und Antworten', en: 'Questions and answers'}),
        entries(
          'items',
          {de: 'Abschnitte', en: 'Sections'},
          [
            {
              name: 'accordionItem',
              title: {de: 'Abschnitt', en: 'Section'},
              fields: [line('title', {de: 'Titel', en: 'Title'}), content],
            },
          ],
          {min: 1},
        ),
      ],
    },
  ];
}

function listBlocks(kinds: FieldKinds): readonly Entry[] {
  const {entries, line, number, own, picture, words} = kinds;
  const {heading, optionalHeading, text} = parts(kinds);
  return [
    {
      name: 'table',
      title: {de: 'Tabelle', en: 'Table'},
      fields: [
        line('caption', {de: 'Beschriftung', en: 'Caption'}),
        words('head', {de: 'Kopfzeile', en: 'Head'}, {min: 2}),
        entries(
          'rows',
          {de: 'Zeilen', en: 'Rows'},
          [
            {
              name: 'tableRow',
              title: {de: 'Zeile', en: 'Row'},
              fields: [words('cells', {de: 'Zellen', en: 'Cells'}, {mayBeEmptyText: true})],
            },
          ],
          {min: 1, rule: CELLS_LIKE_HEAD},
        ),
      ],
    },
    {
      name: 'steps',
      title: {de: 'Schritte', en: 'Steps'},
      fields: [
        optionalHeading,
        entries(
          'steps',
          {de: 'Schritte', en: 'Steps'},
          [
            {
              name: 'step',
              title: {de: 'Schritt', en: 'Step'},
              fields: [heading, text, picture('image', PICTURE, {isOptional: true})],
            },
          ],
          {min: 2},
        ),
      ],
    },
    {
      name: 'productRow',
      title: {de: 'Produkte', en: 'Products'},
      fields: [
        heading,
        words(
          'productHandles',
          {de: 'Handles in der Sprache der Seite', en: 'Handles in the page’s language'},
          {min: 1},
        ),
      ],
    },
    {
      name: 'collectionRow',
      title: {de: 'Produkte einer Kategorie', en: 'Products of a collection'},
      fields: [
        heading,
        line('collectionHandle', {de: 'Handle der Kategorie', en: 'Handle of the collection'}),
        number('limit', {de: 'Höchstens', en: 'At most'}, {isWhole: true, isPositive: true}),
        own('link', LINK, 'cta', {isOptional: true}),
      ],
    },
  ];
}

function otherBlocks(kinds: FieldKinds): readonly Entry[] {
  const {address, choice, entries, file, line, own, picture} = kinds;
  const {heading, optionalHeading, text, image} = parts(kinds);
  return [
    {
      name: 'newsletterForm',
      title: {de: 'Newsletter-Anmeldung', en: 'Newsletter sign-up'},
      fields: [
        heading,
        text,
        choice(
          'variant',
          {de: 'Art', en: 'Variant'},
          {
            default: {de: 'Allgemein', en: 'General'},
            espresso: {de: 'Espresso', en: 'Espresso'},
            raffle: {de: 'Verlosung', en: 'Raffle'},
          },
          'default',
        ),
      ],
    },
    {
      name: 'quizEntry',
      title: {de: 'Einstieg in „Lieblingskaffee finden“', en: 'Entry to the coffee match'},
      fields: [heading, text, image, own('link', LINK, 'cta')],
    },
    {
      name: 'quote',
      title: {de: 'Zitat', en: 'Quotation'},
      fields: [
        text,
        line('author', {de: 'Wer', en: 'Author'}),
        line('role', {de: 'Aufgabe', en: 'Role'}, {isOptional: true}),
      ],
    },
    {
      name: 'video',
      title: {de: 'Video', en: 'Video'},
      fields: [
        line('title', {de: 'Titel', en: 'Title'}),
        address('url', {de: 'Adresse des Videos', en: 'Address of the video'}),
        picture('poster', {de: 'Standbild', en: 'Poster'}),
        own('transcript', {de: 'Abschrift', en: 'Transcript'}, 'portableText'),
      ],
    },
    {
      name: 'download',
      title: {de: 'Datei zum Herunterladen', en: 'Download'},
      fields: [line('title', {de: 'Titel', en: 'Title'}), text, file('file', {de: 'Datei', en: 'File'})],
    },
    {
      name: 'anchors',
      title: {de: 'Sprungmarken', en: 'Links within the page'},
      fields: [
        optionalHeading,
        entries(
          'items',
          LINKS,
          [
            {
              name: 'anchorLink',
              title: LINK,
              fields: [
                line('label', TEXT),
                line('target', {de: 'Sprungmarke des Abschnitts', en: 'Anchor of the section'}),
              ],
            },
          ],
          {min: 2},
        ),
      ],
    },
    {
      name: 'shopPart',
      title: {de: 'Teil des Shops', en: 'Part of the shop'},
      fields: [choice('part', {de: 'Teil', en: 'Part'}, SHOP_PARTS)],
    },
  ];
}

/** Returns the types of the blocks of which a page is made. */
export function blockTypes(kinds: FieldKinds): readonly Entry[] {
  const anchor = kinds.line(
    'anchor',
    {de: 'Sprungmarke', en: 'Anchor'},
    {
      isOptional: true,
      pattern: ANCHOR,
      description: {
        de: 'Unter #… wird auf diesen Abschnitt verwiesen.',
        en: 'Links to this section end with #….',
      },
    },
  );
  return [...textBlocks(kinds), ...listBlocks(kinds), ...otherBlocks(kinds)].map((block) => ({
    ...block,
    fields: [...block.fields, anchor],
  }));
}
