/** The collections by the handle that names them in the data; numbers as the platform gives them. */
export const collectionNumbers = {
  coffeeShop: 2001,
  espressoShop: 2002,
  filterCoffee: 2003,
  decaf: 2004,
  samplePackages: 2005,
  equipmentShop: 2006,
  grinders: 2007,
  brewers: 2008,
  paperFilters: 2009,
  sale: 2010,
  coffeeGifts: 2011,
  dripBags: 2012,
  cartGear: 2013,
  cartEspresso: 2014,
  cartFilter: 2015,
  cartMixed: 2016,
  coffeeMachines: 2017,
  accessories: 2018,
  donations: 2019,
} as const;

/** The donation product, whose first three variants are the donations that the price of coffee includes. */
export const DONATION_PRODUCT = 1204;
