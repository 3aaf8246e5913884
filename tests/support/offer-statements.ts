import {SHIPPING_COUNTRIES} from '../../app/config/countries';
import type {Language} from '../../app/config/languages';
import {summarizeCart} from '../../app/domain/cart/summary';
import {reconcileDonations} from '../../app/domain/donation';
import {variantPriceTag} from '../../app/domain/product/price';
import type {Product, Variant} from '../../app/domain/product/product';
import {forSale} from '../../app/domain/product/selection';
import {createFormat} from '../../app/i18n/format';
import {offer, type Offer} from '../../app/views/product/offer';
import {COUNTRIES} from '../../emulator/shared/countries';
import {createMemoryPlatform} from './memory-platform';
import {NOW, TODAY, worldOf, type ProductState} from './offer-world';

import {createComparison, isOffered, type Way} from './offer-comparison';
import {compareCard, compareDashboard, compareFeed, compareLinkedData} from './offer-shown';
import {compareCountry, compareLines, compareReach, compareTotals} from './offer-charged';

/** Pieces of a variant that fit into one cart: what is in stock, where that is few. */
function most({quantityAvailable, currentlyNotInStock}: Variant): number | undefined {
  return quantityAvailable !== null && quantityAvailable > 0 && !currentlyNotInStock ? quantityAvailable : undefined;
}

function waysOf(variant: Variant, page: Offer): readonly Way[] {
  const {purchase} = page;
  const once = variantPriceTag(variant);
  return [
    ...(purchase.oneTime
      ? [{variant, page, planId: null, weeks: null, price: once.price.cents, unitPrice: once.unitPrice}]
      : []),
    ...purchase.plans.map(({plan, price, unitPrice}) => {
      return {variant, page, planId: plan.id, weeks: plan.weeks, price: price.cents, unitPrice};
    }),
  ];
}

/** A shop with every product in one of some states, as it is seen in one language. */
export async function openWorld(productStates: readonly ProductState[], language: Language) {
  const platform = createMemoryPlatform(worldOf(productStates), NOW);
  const adapters = platform.adapters(language);
  return {platform, adapters, feed: await adapters.feed(), language};
}

type World = Awaited<ReturnType<typeof openWorld>>;

/**
 * Everything in which the shop contradicts itself, the platform or the checkout about one product. Empty where every price,
 * date, promise and availability that a page, dialog, feed or structured data shows is what cart and checkout charge and do.
 */
export async function contradictionsOf(world: World, handle: string): Promise<readonly string[]> {
  const {platform, adapters, language} = world;
  const {catalogue, cart: carts, subscriptionGoods} = adapters;
  const found = await catalogue.product(handle);
  if (!found) return ['the platform does not know the product'];
  const product = forSale(found);
  const {same, contradictions} = createComparison();

  const [card] = await catalogue.cards([product.id]);
  const feed = world.feed.filter(({group}) => product.id.endsWith(`/${group}`));
  const offered = product.variants.filter(({archived}) => !archived);
  const pages = offered.flatMap((variant) => {
    const page = pageOf(product, variant.number, language);
    return page ? [{variant, page}] : [];
  });

  same('countries of the shop', codes(SHIPPING_COUNTRIES), codes(COUNTRIES));
  compareCard({same, contradictions}, {product, card, pages});
  compareFeed({same, contradictions}, {product, feed, pages});
  compareLinkedData({same, contradictions}, product, pages);
  const goods = await subscriptionGoods(pages.map(({variant}) => variant.number));
  for (const {variant, page} of pages) compareDashboard({same, contradictions}, {product, variant, page, goods});

  const ways = pages.flatMap(({variant, page}) => waysOf(variant, page).slice(0, most(variant)));
  const lines = ways.map(({variant: {id}, planId}) => {
    return {variantId: id, quantity: 1, attributes: [], sellingPlanId: planId};
  });
  for (const {variant, page} of pages.filter(isOffered))
    same(
      'page: price',
      ways.some((way) => way.variant === variant && way.price === page.price.price.cents),
      true,
    );
  if (lines.length === 0) return contradictions;
  const bought = await carts.create(lines);
  same('what the page offers, the platform refuses', bought.refusals, []);
  if (bought.cart === null) return [...contradictions, 'the platform makes no cart of what the page offers'];
  const {add} = reconcileDonations(bought.cart.lines);
  const {cart} =
    add.length === 0
      ? bought
      : await carts.addLines(
          bought.cart.id,
          add.map((line) => ({...line, sellingPlanId: null})),
        );
  if (cart === null) return [...contradictions, 'the platform refuses the donation'];
  same(
    'sold to businesses alone',
    cart.lines.some(({isForBusinesses}) => isForBusinesses),
    product.b2bExclusive,
  );
  const summary = summarizeCart(cart, TODAY);
  const quote = await platform.checkout(cart.id, 'DE', language);
  compareLines({same, contradictions}, {product, ways, summary, quote});
  compareTotals({same, contradictions}, {summary, quote, ways});
  for (const {code} of SHIPPING_COUNTRIES) {
    const taxFree = (await platform.checkout(cart.id, code, language)).isTaxFree ?? false;
    const there = summarizeCart({...cart, countryCode: code}, TODAY);
    compareCountry({same, contradictions}, {code, summary: there, quote, taxFree});
  }
  compareReach({same, contradictions}, {product, quote, language});
  return contradictions;
}

const codes = (countries: readonly {readonly code: string}[]) => countries.map(({code}) => code).sort();

function pageOf(product: Product, number: string, language: Language): Offer | null {
  return offer(product, new URLSearchParams({variant: number}), {today: TODAY, format: createFormat(language)});
}
