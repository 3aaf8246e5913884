import type {SeedProduct, Text} from '../seed/types';
import type {Piece} from './gear-pieces';
import type {Bagged} from './gear-sets';
import {wallFor} from './look';
import type {Look} from './look';
import {brewingLooks} from './looks-brewing';
import {machineLooks} from './looks-machines';
import {packedLooks} from './looks-packed';
import {partLooks} from './looks-parts';
import {tableLooks} from './looks-table';
import {toolLooks} from './looks-tools';
import {paints} from './shapes';
import type {Paint} from './shapes';

function isPaint(code: string): code is Paint {
  return Object.hasOwn(paints, code);
}

/** A picture's own name and its colour: `korn-coffee-grinder-chalk` is chalk. */
function split(name: string): readonly [base: string, paint: Paint | null] {
  const dash = name.lastIndexOf('-');
  const code = name.slice(dash + 1);
  return isPaint(code) ? [name.slice(0, dash), code] : [name, null];
}

/** What a variant's picture shows: the product, and its colour where it has several. */
function altOf(product: SeedProduct, name: string): Text {
  const index = product.variants.findIndex(({pictures}) => pictures[0] === name);
  const single = product.variants.every(({pictures}) => pictures[0] === name);
  const choice = product.options[0]?.values[product.variants[index]?.optionValues[0] ?? -1];
  if (single || choice === undefined) return product.title;
  return {de: `${product.title.de}, ${choice.de}`, en: `${product.title.en}, ${choice.en}`};
}

function pieceOf(product: SeedProduct, name: string, looks: Readonly<Record<string, Look>>): Piece | null {
  const [base, paint] = split(name);
  const look = looks[name] ?? looks[base];
  if (look === undefined) return null;
  return {
    name,
    stage: look.stage ?? wallFor[paint ?? 'forest'],
    footprint: look.footprint ?? 330,
    thing: () => look.draw(paints[paint ?? 'forest']),
    alt: altOf(product, name),
    scale: look.scale ?? 1,
  };
}

/** Returns the pictures of all products that have a look; what another module draws is left out. */
export function piecesOf(products: readonly SeedProduct[], bagged: (handle: string) => Bagged): readonly Piece[] {
  const looks = {...brewingLooks, ...machineLooks, ...toolLooks, ...partLooks, ...tableLooks, ...packedLooks(bagged)};
  const found = new Map<string, Piece>();
  for (const product of products) {
    for (const name of product.pictures) {
      const made = found.has(name) ? null : pieceOf(product, name, looks);
      if (made !== null) found.set(name, made);
    }
  }
  return [...found.values()];
}
