import catalogue from 'virtual:seed/catalogue';
import {brewGuide, roastGuidance} from './brew';
import {collectionNumber} from './collection-numbers';
import {entry} from './entry';
import {codes, flag, text, toCollection, toPicture, toProducts, whole, word, words} from './fields';
import {foodFields} from './food';
import type {Coffee} from './schema/catalogue';
import type {SeedMetafield} from './types';

/** Returns the metafields of a coffee by weight. */
export function coffeeFields(coffee: Coffee): readonly SeedMetafield[] {
  const {styles, characters, methods, decafCollection} = catalogue.terms.coffee;
  const style = styles[coffee.style];
  return [
    ...flavourFields(coffee),
    ...originFields(coffee),
    word('coffee.roast_guidance', roastGuidance(coffee)),
    ...brewGuide(coffee),
    ...foodFields({
      name: text('Röstkaffee', 'Roasted coffee'),
      ingredients: coffee.decaf ? text('Kaffee, entkoffeiniert', 'Decaffeinated coffee') : text('Kaffee', 'Coffee'),
    }),
    word('coffee.character_adjective', entry(characters, coffee.character).name),
    words(
      'coffee.preparation_methods',
      coffee.methods.map((method) => entry(methods, method).name),
    ),
    codes('filter.coffee_taste', coffee.tasteFilter),
    codes('filter.coffee_preparation_method', style.methodFilter),
    codes('filter.coffee_type', typesOf(coffee)),
    codes('filter.coffee_origin', regionsOf(coffee)),
    flag('seo.noindex', coffee.noindex),
    flag('b2b.exclusive', coffee.catering),
    toCollection('seo.breadcrumb_collection', collectionNumber(coffee.decaf ? decafCollection : style.collection)),
    word('analytics.category', 'coffee'),
    word('analytics.subcategory', coffee.decaf ? 'decaf' : coffee.style),
    toProducts('product.recommendations', coffee.recommendations),
    toPicture('images.hover', `${coffee.handle}-clearing`),
    ...(coffee.badge === undefined ? [] : [word('product.badge', coffee.badge)]),
    flag('temp.display_new_content', coffee.newContent !== undefined),
    ...(coffee.newContent === undefined ? [] : [word('temp.new_content', coffee.newContent)]),
  ];
}

function flavourFields(coffee: Coffee): readonly SeedMetafield[] {
  return [
    words('coffee.taste', coffee.taste),
    word('coffee.roast_degree', coffee.roast),
    whole('coffee.intensity', coffee.intensity),
    whole('coffee.strength', coffee.strength),
    whole('coffee.acidity', coffee.acidity),
    word('coffee.style', catalogue.terms.coffee.styles[coffee.style].name),
    word('coffee.processing', coffee.processing),
  ];
}

function originFields(coffee: Coffee): readonly SeedMetafield[] {
  return [
    word('coffee.origin', coffee.origin),
    word('coffee.location', coffee.location),
    word('coffee.coordinates', coffee.coordinates),
    word('coffee.altitude', coffee.altitude),
    word('coffee.variety', coffee.variety),
    word('coffee.species', coffee.species),
    word('coffee.farmer', coffee.farmer),
    word('coffee.harvest_time', coffee.harvest),
    flag('coffee.organic', coffee.organic),
    ...(coffee.organic
      ? [
          word('coffee.organic_code', 'DE-ÖKO-099'),
          word('coffee.organic_origin', text('Nicht-EU-Landwirtschaft', 'Non-EU agriculture')),
        ]
      : []),
    word('coffee.type', coffee.blend ? text('Mischung', 'Blend') : text('Single Origin', 'Single origin')),
    ...(coffee.composition === undefined ? [] : [word('coffee.composed_variety', coffee.composition)]),
    ...(coffee.collaboration === undefined ? [] : [word('coffee.collaboration', coffee.collaboration)]),
  ];
}

const REGIONS = {
  africa: ['Burundi', 'DR Congo', 'Ethiopia', 'Kenya', 'Malawi', 'Rwanda', 'Uganda'],
  'central-america': ['Costa Rica', 'El Salvador', 'Guatemala', 'Honduras', 'Mexico', 'Nicaragua', 'Panama'],
  'south-america': ['Bolivia', 'Brazil', 'Colombia', 'Peru'],
  asia: ['India', 'Indonesia', 'Myanmar', 'Thailand', 'Yemen'],
} as const;

/** The regions whose countries the origin names. */
function regionsOf({origin}: Coffee): readonly string[] {
  const named = typeof origin === 'string' ? origin : origin.en;
  return Object.entries(REGIONS).flatMap(([region, countries]) =>
    countries.some((country) => named.includes(country)) ? [region] : [],
  );
}

function typesOf({style, decaf, blend}: Coffee): readonly string[] {
  return [
    ...(style === 'omni' ? ['filter', 'espresso'] : [style]),
    ...(decaf ? ['decaf'] : []),
    blend ? 'blend' : 'single-origin',
  ];
}
