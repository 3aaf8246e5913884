import {brewGuide, roastGuidance} from './brew';
import {characters, methods, styles} from './coffee-record';
import type {CoffeeRecord} from './coffee-record';
import {collectionNumbers} from './collection-numbers';
import {codes, flag, text, toCollection, toPicture, toProducts, whole, word, words} from './fields';
import {foodFields} from './food';
import type {SeedMetafield} from './types';

/** What a coffee is, as metafields of its product. */
export function coffeeFields(record: CoffeeRecord): readonly SeedMetafield[] {
  const style = styles[record.style];
  return [
    words('coffee.taste', record.taste),
    word('coffee.roast_degree', record.roast),
    whole('coffee.intensity', record.intensity),
    whole('coffee.strength', record.strength),
    whole('coffee.acidity', record.acidity),
    word('coffee.style', style.name),
    word('coffee.processing', record.processing),
    word('coffee.origin', record.origin),
    word('coffee.location', record.location),
    word('coffee.coordinates', record.coordinates),
    word('coffee.altitude', record.altitude),
    word('coffee.variety', record.variety),
    word('coffee.species', record.species ?? 'Arabica'),
    word('coffee.farmer', record.farmer),
    word('coffee.harvest_time', record.harvest),
    flag('coffee.organic', record.organic === true),
    ...(record.organic === true
      ? [
          word('coffee.organic_code', 'DE-ÖKO-099'),
          word('coffee.organic_origin', text('Nicht-EU-Landwirtschaft', 'Non-EU agriculture')),
        ]
      : []),
    word('coffee.type', record.blend === true ? text('Mischung', 'Blend') : text('Single Origin', 'Single origin')),
    ...(record.composition === undefined ? [] : [word('coffee.composed_variety', record.composition)]),
    ...(record.collaboration === undefined ? [] : [word('coffee.collaboration', record.collaboration)]),
    word('coffee.roast_guidance', roastGuidance(record)),
    ...brewGuide(record),
    ...foodFields({
      name: text('Röstkaffee', 'Roasted coffee'),
      ingredients:
        record.decaf === true ? text('Kaffee, entkoffeiniert', 'Decaffeinated coffee') : text('Kaffee', 'Coffee'),
    }),
    word('coffee.character_adjective', characters[record.character].name),
    words(
      'coffee.preparation_methods',
      record.methods.map((method) => methods[method].name),
    ),
    codes('filter.coffee_taste', record.tasteFilter),
    codes('filter.coffee_preparation_method', style.methods),
    codes('filter.coffee_type', [
      ...(record.style === 'omni' ? ['filter', 'espresso'] : [record.style]),
      ...(record.decaf === true ? ['decaf'] : []),
      record.blend === true ? 'blend' : 'single-origin',
    ]),
    flag('seo.noindex', record.noindex === true),
    flag('b2b.exclusive', record.catering === true),
    toCollection('seo.breadcrumb_collection', record.decaf === true ? collectionNumbers.decaf : style.collection),
    word('analytics.category', 'coffee'),
    word('analytics.subcategory', record.decaf === true ? 'decaf' : record.style),
    toProducts('product.recommendations', record.recommendations),
    toPicture('images.hover', `${record.handle}-clearing`),
    ...(record.badge === undefined ? [] : [word('product.badge', record.badge)]),
    flag('temp.display_new_content', record.newContent !== undefined),
    ...(record.newContent === undefined ? [] : [word('temp.new_content', record.newContent)]),
  ];
}
