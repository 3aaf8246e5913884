import type {HomeContent} from '../../domain/content/home';
import type {ProductCard} from '../../domain/product/product';
import {BrandValues} from './BrandValues';
import {Hero} from './Hero';
import {IllustrationCards} from './IllustrationCards';
import {ImageText} from './ImageText';
import {ProductRow} from './ProductRow';
import {PromoCards} from './PromoCards';
import {ReadTheLabel} from './ReadTheLabel';

type Props = {
  readonly content: HomeContent;
  readonly coffees: readonly ProductCard[];
  readonly gear: readonly ProductCard[];
};

/** The way into the shop: the light, the choice, the coffees, how to read them, what goes with them, and what they do. */
export function HomePage({content, coffees, gear}: Props) {
  const [first] = coffees;
  return (
    <>
      <Hero hero={content.hero} />
      <IllustrationCards cards={content.illustrationCards} />
      <ProductRow kind="coffee" cards={coffees} />
      {first?.picture && <ReadTheLabel card={first} picture={first.picture} />}
      <ProductRow kind="gear" cards={gear} />
      <PromoCards cards={content.promoCards} />
      <ImageText content={content.imageText} />
      <BrandValues values={content.brandValues} />
    </>
  );
}
