import {collectionNumbers} from './collection-numbers';
import {text} from './fields';
import type {SellingPlanGroup, Text} from './types';

/** What a coffee is brewed with: the shopper's words, and the code that the coffee match asks for. */
export const methods = {
  aeropress: {tag: 'method-aeropress', name: text('AeroPress')},
  chemex: {tag: 'method-chemex', name: text('Chemex')},
  espressoMachine: {tag: 'method-espresso-machine', name: text('Siebträger', 'Espresso machine')},
  espressoMaker: {tag: 'method-espresso-maker', name: text('Herdkanne', 'Moka pot')},
  filterMachine: {tag: 'method-filter-coffee-machine', name: text('Filterkaffeemaschine', 'Filter coffee machine')},
  frenchPress: {tag: 'method-french-press', name: text('French Press')},
  fullyAutomatic: {tag: 'method-full-automatic-machine', name: text('Vollautomat', 'Fully automatic machine')},
  pourOver: {tag: 'method-pour-over', name: text('Handfilter', 'Pour-over')},
} as const;

export type Method = keyof typeof methods;

/** The third question of the coffee match. */
export const characters = {
  classic: {tag: 'taste-classic', name: text('klassisch', 'classic')},
  curious: {tag: 'taste-curious', name: text('neugierig', 'curious')},
  adventurous: {tag: 'taste-adventurous', name: text('abenteuerlustig', 'adventurous')},
} as const;

/** What a coffee was roasted for. */
export const styles = {
  filter: {
    name: text('Filterkaffee', 'Filter coffee'),
    collection: collectionNumbers.filterCoffee,
    methods: ['filterCoffee'],
  },
  espresso: {
    name: text('Espresso'),
    collection: collectionNumbers.espressoShop,
    methods: ['espresso', 'fullyAutomaticMachine'],
  },
  omni: {
    name: text('Filterkaffee und Espresso', 'Filter coffee and espresso'),
    collection: collectionNumbers.coffeeShop,
    methods: ['filterCoffee', 'espresso', 'fullyAutomaticMachine'],
  },
} as const;

/** A coffee in short. */
export type CoffeeRecord = {
  readonly number: number;
  readonly handle: string;
  readonly title: Text;
  /** Paragraphs of the description. */
  readonly story: {readonly de: readonly string[]; readonly en: readonly string[]};
  readonly style: keyof typeof styles;
  readonly decaf?: boolean;
  readonly blend?: boolean;
  readonly priceCents: number;
  readonly roast: 'light' | 'medium' | 'dark';
  readonly intensity: number;
  readonly strength: number;
  readonly acidity: number;
  readonly taste: readonly Text[];
  /** Codes of the taste filter. */
  readonly tasteFilter: readonly string[];
  readonly character: keyof typeof characters;
  readonly processing: Text;
  readonly origin: Text;
  readonly location: Text;
  readonly coordinates: string;
  readonly altitude: string;
  readonly variety: string;
  readonly species?: string;
  readonly farmer: Text;
  readonly harvest: Text;
  readonly organic?: boolean;
  readonly methods: readonly Method[];
  readonly publishedAt: string;
  readonly badge?: 'new' | 'last_chance';
  readonly recommendations: readonly number[];
  /** Per cent that the price is reduced by; the lowest price of the last 30 days in cents by size. */
  readonly sale?: {readonly percent: number; readonly lowestCents: readonly number[]};
  /** A text below the description that the flag `temp.display_new_content` switches on. */
  readonly newContent?: Text;
  /** Sold in one large bag of whole beans, and only to businesses. */
  readonly catering?: boolean;
  /** No longer roasted: the page stays, with a notice. */
  readonly archived?: boolean;
  /** Indices of variants that are no longer made. */
  readonly archivedVariants?: readonly number[];
  readonly noindex?: boolean;
  /** Whom it was made with, in words. */
  readonly collaboration?: Text;
  /** A blend's parts, such as `70 % Heirloom, 30 % Caturra`. */
  readonly composition?: Text;
  /** Stock of single variants by index. */
  readonly stock?: Readonly<Record<number, number>>;
  readonly preOrder?: string;
  readonly subscriptionOnly?: boolean;
  /** The plans of its subscription, where they are not those of every coffee. */
  readonly plans?: SellingPlanGroup;
};
