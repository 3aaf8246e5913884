import type {Locator, Page} from '@playwright/test';

import {createFormat} from '~/i18n/format';

import type {Language} from '../../app/config/languages';
import {messages} from './messages';

/** Finds things on a page as a shopper of one language does: by role and visible name. */
export type Shopper = ReturnType<typeof createShopper>;

/** The element with the number of items in the cart. */
const badgeOf = (page: Page, name: string): Locator => page.getByRole('banner').getByRole('link', {name, exact: true});

/** What screen readers are told, which has no role of its own. */
export const spoken = (page: Page): Locator => page.locator('body > [aria-live]');

/**
 * The locators and actions of a shopper who reads `language` on `page`. Nothing here asserts.
 */
export function createShopper(page: Page, language: Language) {
  const t = messages(language);
  const {money} = createFormat(language);
  const euros = (cents: number) => money({cents, currency: 'EUR'});
  const heading = (name: string) => page.getByRole('heading', {level: 1, name, exact: true});
  const button = (name: string) => page.getByRole('button', {name, exact: true});
  const link = (name: string) => page.getByRole('link', {name, exact: true});
  const commandLink = (name: string, options: {includeHidden?: boolean} = {}) => {
    const text = t(`account:commands.${name}.link`);
    // What cancels everything names nothing that it is for.
    const end = name === 'cancel-all' ? '$' : ' ?: ';
    return page.getByRole('link', {...options, name: new RegExp(`^${text}${end}`)});
  };
  const summary = page.getByRole('region', {name: t('cart:totals.title')});
  const line = (title: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({has: page.getByRole('heading', {name: title, exact: true})});

  return {
    language,
    t,
    euros,
    heading,
    button,
    link,
    home: language === 'de' ? '/' : '/en',
    cartUrl: `/${language}/checkout/cart`,
    /** The link to the cart with its badge; with `count` 0 the badge is hidden. */
    badge: (count: number) =>
      badgeOf(page, count === 0 ? t('shell:header.cart') : `${t('shell:header.cart')} ${count}`),
    /** A line of the cart by its product's title. */
    line,
    /** The interval of a line of the cart. */
    intervalOf: (title: string, weeks: number) =>
      line(title)
        .getByRole('paragraph')
        .filter({hasText: new RegExp(`^${t('cart:plan.weeks', {count: weeks})}$`)}),
    quantityOf: (title: string) => page.getByRole('spinbutton', {name: t('cart:line.quantityOf', {title})}),
    /** The links of a command of the account, such as `skip`: each says for screen readers what it is for. */
    commandLink,
    /** The link of a command of the account; opens 'More' where it is behind that. */
    command: async (name: string) => {
      const known = commandLink(name, {includeHidden: true});
      await known.first().waitFor({state: 'attached'});
      if (!(await known.first().isVisible())) {
        await page.getByRole('main').locator('details').filter({has: known}).first().locator('summary').click();
      }
      return commandLink(name).first();
    },
    /** An amount of the cart's summary by its label, such as `cart:totals.total`. */
    amount: (key: string) =>
      summary
        .getByRole('term')
        .filter({hasText: new RegExp(`^${t(key)}`)})
        .locator('xpath=following-sibling::dd'),
    /** An option of a product, such as its size. */
    option: (name: string) => page.getByRole('main').getByRole('button', {name, exact: true}),
    /** Presses the form's own button: phones have a second one at the bottom of the window. */
    addToCart: () => button(t('product:cart.add')).first().click(),
    applyCode: async (code: string) => {
      await page.getByRole('textbox', {name: t('cart:codes.code.label')}).fill(code);
      await button(t('cart:codes.code.submitLabel')).click();
    },
    applyGiftCard: async (code: string) => {
      await page.getByRole('textbox', {name: t('cart:codes.giftCard.label')}).fill(code);
      await button(t('cart:codes.giftCard.submitLabel')).click();
    },
    /** Chooses the interval of a coffee in the cart, or a single delivery. */
    changeInterval: async (title: string, interval: string) => {
      const choice = line(title).getByRole('combobox', {name: t('cart:plan.label')});
      if (!(await choice.isVisible())) await line(title).getByText(t('cart:plan.change')).click();
      await choice.selectOption(interval);
      await line(title)
        .getByRole('button', {name: t('cart:plan.save')})
        .click();
    },
    /** Chooses the donation project of a coffee in the cart. */
    changeProject: async (title: string, project: string) => {
      await line(title).getByText(t('cart:project.change')).click();
      await line(title)
        .getByRole('radio', {name: t(`cart:project.${project}.title`)})
        .check();
      await line(title)
        .getByRole('button', {name: t('cart:project.save')})
        .click();
    },
  };
}
