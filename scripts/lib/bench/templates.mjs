// @ts-check

/** @typedef {'nobody' | 'cart' | 'customer'} Who whose page it is: everybody's, somebody's with a full cart, a subscriber's */

/**
 * @typedef {object} Template
 * @property {string} name as in `--pages`
 * @property {string} path
 * @property {Who} who
 */

/** One page of each template that is measured. @type {readonly Template[]} */
const TEMPLATES = [
  {name: 'home', path: '/', who: 'nobody'},
  {name: 'listing-24', path: '/de/c/coffee-shop', who: 'nobody'},
  {name: 'listing-250', path: '/de/c/alles', who: 'nobody'},
  {name: 'product', path: '/de/p/waldgold', who: 'nobody'},
  {name: 'article', path: '/de/b/kaffee-lagern', who: 'nobody'},
  {name: 'search', path: '/de/search?q=mild', who: 'nobody'},
  {name: 'cart', path: '/de/checkout/cart', who: 'cart'},
  {name: 'dashboard', path: '/de/account/subscription', who: 'customer'},
];

/**
 * Returns the templates of some names.
 *
 * @param {string | undefined} names separated by commas; all of them where absent
 * @returns {readonly Template[]}
 * @throws {RangeError} on a template that does not exist
 */
export function chosenTemplates(names) {
  const wanted = names?.split(',').map((name) => name.trim());
  const unknown = wanted?.find((name) => !TEMPLATES.some((template) => template.name === name));
  if (unknown !== undefined) {
    throw new RangeError(`No page "${unknown}". There are: ${TEMPLATES.map(({name}) => name).join(', ')}.`);
  }
  return TEMPLATES.filter(({name}) => wanted?.includes(name) ?? true);
}
