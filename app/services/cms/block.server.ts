import type {CmsBlock, CmsShopPart} from '#contracts/cms-blocks';
import type {PageBlock, FormContent, ListContent, OwnPartName} from '../../domain/content/page';
import {
  fileAddress,
  reshapeLink,
  reshapeLinks,
  reshapePicture,
  reshapeRichText,
  type PageScope,
} from './reshape.server';

export type BlockScope = PageScope & {readonly fileBase: string};

type Wire<Type extends CmsBlock['_type']> = Extract<CmsBlock, {readonly _type: Type}>;

function own({_key, anchor}: Pick<CmsBlock, '_key' | 'anchor'>) {
  return {key: _key, anchor: anchor ?? null};
}

const FORMS: Readonly<Partial<Record<CmsShopPart, FormContent['form']>>> = {
  withdrawalForm: 'withdrawal',
  cancellationForm: 'cancellation',
  contactForm: 'contact',
  businessContactForm: 'businessContact',
  returnForm: 'order',
};

const LISTS: Readonly<Partial<Record<CmsShopPart, ListContent['list']>>> = {
  guideList: 'guides',
  productTestList: 'productTests',
  currentProjects: 'currentProjects',
  completedProjects: 'completedProjects',
};

const PARTS: Readonly<Partial<Record<CmsShopPart, OwnPartName>>> = {
  coffeeMatch: 'coffeeMatch',
  configureSubscription: 'subscription',
  configureGiftSubscription: 'giftSubscription',
  redeemGiftSubscription: 'redeemGiftSubscription',
};

/** Tells whether the shop can show a block: a `shopPart` of an unknown name is left out. */
export function canShow(wire: CmsBlock): boolean {
  if (wire._type !== 'shopPart' || wire.part === 'shippingCountries') return true;
  return [FORMS, LISTS, PARTS].some((open) => open[wire.part] !== undefined);
}

type Kind = CmsBlock['_type'];

/** A block, so written that the compiler sees that its entry of the table takes it. */
type BlockOf<Type extends Kind> = {readonly [Each in Type]: Wire<Each> & {readonly _type: Each}}[Type];

/** Reshapes a block of the CMS, by its type. */
const RESHAPE: {readonly [Type in Kind]: (wire: Wire<Type>, scope: BlockScope) => PageBlock} = {
  richText: (wire, scope) => ({kind: 'text', ...own(wire), content: reshapeRichText(wire.content, scope)}),
  imageText: reshapeImageText,
  hero: (wire, scope) => ({
    kind: 'hero',
    ...own(wire),
    heading: wire.heading,
    text: wire.text,
    picture: reshapePicture(wire.image),
    links: reshapeLinks(wire.links, scope),
  }),
  cards: reshapeCards,
  accordion: reshapeAccordion,
  table: (wire) => ({
    kind: 'table',
    ...own(wire),
    caption: wire.caption,
    head: wire.head,
    rows: wire.rows.map(({_key, cells}) => ({key: _key, cells: wire.head.map((_, column) => cells[column] ?? '')})),
  }),
  steps: reshapeSteps,
  productRow: reshapeProducts,
  collectionRow: reshapeProducts,
  quizEntry: (wire, scope) => ({
    kind: 'quizEntry',
    ...own(wire),
    heading: wire.heading,
    text: wire.text,
    picture: reshapePicture(wire.image),
    link: reshapeLink(wire.link, scope),
  }),
  quote: (wire) => ({kind: 'quote', ...own(wire), text: wire.text, author: wire.author, role: wire.role ?? null}),
  video: (wire, scope) => ({
    kind: 'video',
    ...own(wire),
    title: wire.title,
    url: scope.link(wire.url),
    poster: reshapePicture(wire.poster),
    transcript: reshapeRichText(wire.transcript, scope),
  }),
  download: (wire, {fileBase}) => ({
    kind: 'download',
    ...own(wire),
    title: wire.title,
    text: wire.text,
    ...fileAddress(wire.file.asset._ref, fileBase),
  }),
  anchors: (wire, scope) => ({
    kind: 'anchors',
    ...own(wire),
    heading: wire.heading ?? null,
    items: wire.items.flatMap(({label, target}) => {
      const href = scope.link(`#${target}`);
      return href === null ? [] : [{label, href}];
    }),
  }),
  newsletterForm: (wire) => ({
    kind: 'newsletter',
    ...own(wire),
    heading: wire.heading,
    text: wire.text,
    variant: wire.variant,
  }),
  shopPart: reshapePart,
};

/** Returns a block as the shop shows it. */
export function reshapeBlock<Type extends Kind>(wire: BlockOf<Type>, scope: BlockScope): PageBlock {
  return RESHAPE[wire._type](wire, scope);
}

function reshapePart(wire: Wire<'shopPart'>): PageBlock {
  const part = PARTS[wire.part];
  if (part !== undefined) return {kind: 'part', ...own(wire), part};
  const list = LISTS[wire.part];
  if (list !== undefined) return {kind: 'list', ...own(wire), list};
  const form = FORMS[wire.part];
  if (form !== undefined) return {kind: 'form', ...own(wire), form};
  return {kind: 'shippingCountries', ...own(wire)};
}

function reshapeImageText(wire: Wire<'imageText'>, scope: BlockScope): PageBlock {
  return {
    kind: 'imageText',
    ...own(wire),
    heading: wire.heading ?? null,
    content: reshapeRichText(wire.content, scope),
    picture: reshapePicture(wire.image),
    side: wire.imageSide,
    links: reshapeLinks(wire.links, scope),
  };
}

function reshapeCards(wire: Wire<'cards'>, scope: BlockScope): PageBlock {
  const cards = wire.cards.map((card) => ({
    key: card._key,
    heading: card.heading,
    text: card.text,
    picture: card.image ? reshapePicture(card.image) : null,
    link: reshapeLink(card.link, scope),
  }));
  return {kind: 'cards', ...own(wire), heading: wire.heading ?? null, cards};
}

function reshapeAccordion(wire: Wire<'accordion'>, scope: BlockScope): PageBlock {
  const items = wire.items.map(({_key, title, content}) => ({
    key: _key,
    title,
    content: reshapeRichText(content, scope),
  }));
  return {kind: 'accordion', ...own(wire), heading: wire.heading ?? null, isFaq: wire.isFaq, items};
}

function reshapeSteps(wire: Wire<'steps'>): PageBlock {
  const steps = wire.steps.map(({_key, heading, text, image}) => ({
    key: _key,
    heading,
    text,
    picture: image ? reshapePicture(image) : null,
  }));
  return {kind: 'steps', ...own(wire), heading: wire.heading ?? null, steps};
}

function reshapeProducts(wire: Wire<'productRow'> | Wire<'collectionRow'>, scope: BlockScope): PageBlock {
  const base = {kind: 'products', ...own(wire), heading: wire.heading} as const;
  if (wire._type === 'productRow') {
    return {...base, link: null, source: {from: 'handles', handles: wire.productHandles}};
  }
  const source = {from: 'collection', handle: wire.collectionHandle, limit: wire.limit} as const;
  return {...base, link: reshapeLink(wire.link, scope), source};
}
