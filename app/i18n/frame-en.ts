import menus from 'virtual:menus/en';

import common from '#locales/en/common.json';
import {
  arrival,
  arrivalDay,
  brew,
  gift,
  organic,
  recent,
  reviewCount_one,
  reviewCount_other,
  set,
  usp,
} from '#locales/en/details.json';
import errors from '#locales/en/errors.json';
import listing from '#locales/en/listing.json';
import {
  availability,
  business,
  cart,
  delivery,
  deliveryDays,
  gallery,
  gift as giftCard,
  nextDelivery,
  options,
  ownDelivery,
  price,
  project,
  purchase,
  soldOut,
  tastesOf,
} from '#locales/en/product.json';
import shell from '#locales/en/shell.json';
import {form} from '#locales/en/stock.json';

const details = {
  arrival,
  arrivalDay,
  brew: {calculator: brew.calculator},
  gift,
  organic,
  recent,
  reviewCount_one,
  reviewCount_other,
  set,
  usp,
};

const product = {
  availability,
  business,
  cart,
  delivery,
  deliveryDays,
  gallery,
  gift: giftCard,
  ownDelivery,
  nextDelivery,
  options,
  price,
  project,
  purchase,
  soldOut,
  tastesOf,
};

const texts = {common, details, errors, listing, product, shell, stock: {form}} as const;

export const frame = {texts, menus} as const;
