import type {ProductCard} from '../../domain/product/product';
import {BrandValues} from './BrandValues';
import {BrewChoice} from './BrewChoice';
import {Foundation} from './Foundation';
import {GiftCard} from './GiftCard';
import {Hero} from './Hero';
import {ProductRow} from './ProductRow';
import {ReadTheLabel} from './ReadTheLabel';

type Props = {
  readonly coffees: readonly ProductCard[];
  readonly gear: readonly ProductCard[];
};

/** The way into the shop: the light, the choice, the coffees, how to read them, what they do, and what goes with them. */
export function HomePage({coffees, gear}: Props) {
  const [first] = coffees;
  return (
    <>
      <Hero />
      <BrewChoice />
      <ProductRow kind="coffee" cards={coffees} />
      {first?.picture && <ReadTheLabel card={first} picture={first.picture} />}
      <ProductRow kind="gear" cards={gear} />
      <Foundation />
      <GiftCard />
      <BrandValues />
    </>
  );
}
