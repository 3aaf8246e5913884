import type {Locator} from '@playwright/test';

import {blinkSettings} from '../support/blink-settings';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const MOST_CENTS = 1500;

type Input = Readonly<Record<string, string | string[]>>;

// An experiment of the browser: in no other test (docs/decisions/181-forms-for-assistants.md). As it is a browser of its own, it
// is also the one that loads pictures.
const SWITCHES = ['--enable-features=WebMCP', blinkSettings({pictures: true})];
test.use({
  launchOptions: ({launchOptions}, use) => use({...launchOptions, args: [...(launchOptions.args ?? []), ...SWITCHES]}),
});

test('an assistant in the browser finds a fruity filter coffee under 15 euros and brings it to the checkout', async ({
  page,
  shop,
}) => {
  const t = messages('en');
  const {button, link, amount, euros} = createShopper(page, 'en');
  // Text, because the experiment has no types (https://webmachinelearning.github.io/webmcp/).
  const toolNames = () =>
    page.evaluate<string[]>('document.modelContext.getTools().then((tools) => tools.map(({name}) => name))');

  /** Has the assistant fill in a form; a person who sees that it is filled in presses its button. */
  async function useTool(name: string, input: Input, isFilledIn: () => Promise<void>, press: Locator) {
    await expect.poll(toolNames).toContain(name);
    await page.evaluate(`document.modelContext.getTools().then((tools) => {
        const tool = tools.find(({name}) => name === ${JSON.stringify(name)});
        void document.modelContext.executeTool(tool, ${JSON.stringify(JSON.stringify(input))});
      })`);
    await isFilledIn();
    await press.click();
  }

  await page.goto('/en/c/coffee-shop');
  await page.getByRole('main').getByText(t('grid:filter.title'), {exact: true}).click();
  await useTool(
    'filter',
    {type: ['filter'], taste: ['fruity'], price: ['15']},
    () => expect(page.getByRole('checkbox', {checked: true})).toHaveCount(3),
    button(t('grid:filter.apply')),
  );
  await expect(page).toHaveURL(/price=15&type=filter&taste=fruity/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();

  await expect(page).toHaveURL(/\/en\/p\//);
  await useTool(
    'add-to-cart',
    {quantity: '2'},
    () => expect(page.getByRole('combobox', {name: t('product:cart.quantity'), exact: true})).toHaveValue('2'),
    button(t('product:cart.add')).first(),
  );
  await expect(page).toHaveURL('/en/checkout/cart');
  const goods = amount('cart:totals.goods');
  const price = Number((await goods.innerText()).replace(/\D/g, '')) / 2;
  expect(price).toBeLessThan(MOST_CENTS);

  await expect.poll(toolNames).toHaveLength(3);
  const update = (await toolNames()).find((name) => name.startsWith('update-')) ?? 'update';
  await useTool(
    update,
    {quantity: '3'},
    () => expect(page.getByRole('spinbutton')).toHaveValue('3'),
    page.getByRole('button', {name: t('cart:line.updateOf', {title: ''})}),
  );
  await expect(goods).toHaveText(euros(3 * price));

  await link(t('cart:checkout.action')).click();
  await page.waitForURL((url) => url.origin === new URL(shop.emulator).origin);
});
