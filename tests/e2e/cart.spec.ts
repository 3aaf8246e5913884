import {LANGUAGES} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {controlOf} from '../support/control';
import {CODES, GIFT_CARDS, GOODS} from '../support/goods';
import {addToCart, lendCart} from '../support/plain-cart';
import {comeBackAsKept, expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

const {boaLuz, dripper} = GOODS;

test(
  'everything about a cart can be changed: lines, intervals, codes, cards, note and country',
  {tag: '@no-js'},
  async ({page, shop, javaScriptEnabled}) => {
    const shopper = createShopper(page, 'de');
    const {t, button, link, line, quantityOf, amount, euros} = shopper;
    const coffee = boaLuz.title.de;
    const gear = dripper.title.de;
    const visitor = createVisitor(shop.shop);
    await addToCart(visitor, boaLuz, {quantity: 2});
    await addToCart(visitor, dripper);
    await lendCart(visitor, page.context(), shop.shop);
    await page.goto(shopper.cartUrl);
    /** Without a script the address of an answer names its place, which has the focus then (docs/decisions/206-errors-that-are-heard.md). */
    const expectFocusOn = async (words: string) => {
      if (javaScriptEnabled) return;
      const named = page.locator(':target');
      await expect(named).toContainText(words);
      await expect(named).toBeFocused();
    };

    await test.step('undo', async () => {
      await shopper.changeProject(coffee, 'SP024');
      await expect(line(coffee)).toContainText(t('cart:project.gives', {project: t('cart:project.SP024.title')}));
      await expectFocusOn(coffee);
      await button(t('cart:line.removeOf', {title: coffee})).click();
      await expect(page.getByText(t('cart:notice.removed'))).toBeVisible();
      await expect(line(coffee)).toBeHidden();
      await button(t('cart:notice.undo')).click();
      await expect(quantityOf(coffee)).toHaveValue('2');
      await expect(line(coffee)).toContainText(t('cart:project.gives', {project: t('cart:project.SP024.title')}));
    });

    await test.step('into a subscription, at another interval, and out of it', async () => {
      const subscription = page.getByRole('region', {name: t('cart:groups.subscription')});
      await line(coffee)
        .getByText(t('cart:plan.offer', {percent: 10}))
        .click();
      await line(coffee)
        .getByRole('button', {name: t('cart:plan.start')})
        .click();
      await expect(shopper.intervalOf(coffee, 4)).toBeVisible();
      await expect(subscription.getByRole('heading', {name: coffee})).toBeVisible();
      await expect(amount('cart:totals.goods')).toHaveText(euros(2 * boaLuz.subscriptionCents + dripper.cents));
      await shopper.changeInterval(coffee, t('cart:plan.weeks', {count: 2}));
      await expect(shopper.intervalOf(coffee, 2)).toBeVisible();
      await shopper.changeInterval(coffee, t('cart:plan.once'));
      await expect(subscription).toBeHidden();
      await expect(amount('cart:totals.goods')).toHaveText(euros(2 * boaLuz.cents + dripper.cents));
    });

    await test.step('a code, redeemed and taken off', async () => {
      const codes = page.getByRole('list', {name: t('cart:codes.code.list')});
      await shopper.applyCode(CODES.fifteenPercent);
      await expect(page.getByText(t('cart:codes.code.success'))).toBeVisible();
      await expectFocusOn(t('cart:codes.code.success'));
      await expect(codes).toContainText(CODES.fifteenPercent);
      await expect(page.getByRole('textbox', {name: t('cart:codes.code.label')})).toHaveValue('');
      await button(t('cart:codes.code.removeOf', {code: CODES.fifteenPercent})).click();
      await expect(codes).toBeHidden();
    });

    await test.step('two gift cards, used up one after the other, and taken off', async () => {
      const cards = page.getByRole('list', {name: t('cart:codes.giftCard.list')}).getByRole('listitem');
      const whole = 2 * boaLuz.cents + dripper.cents;
      for (const [before, {code}] of GIFT_CARDS.entries()) {
        await shopper.applyGiftCard(code);
        await expect(cards).toHaveCount(before + 1);
        await expect(page.getByText(t('cart:codes.giftCard.success'))).toBeVisible();
      }
      await expectFocusOn(t('cart:codes.giftCard.success'));
      for (const {lastCharacters, cents} of GIFT_CARDS) {
        await expect(cards.filter({hasText: t('cart:codes.giftCard.card', {lastCharacters})})).toContainText(
          euros(-cents),
        );
      }
      const [first, second] = GIFT_CARDS;
      await expect(amount('cart:totals.due')).toHaveText(euros(whole - first.cents - second.cents));
      await button(t('cart:codes.giftCard.removeOf', first)).click();
      await expect(cards).toHaveCount(1);
      await expect(amount('cart:totals.due')).toHaveText(euros(whole - second.cents));
      await button(t('cart:codes.giftCard.removeOf', second)).click();
      await expect(cards).toHaveCount(0);
      await expect(amount('cart:totals.total')).toHaveText(euros(whole));
    });

    await test.step('a note and a present', async () => {
      await page.getByText(t('cart:note.summary')).click();
      await page.getByRole('textbox', {name: t('cart:note.label')}).fill('Bitte klingeln');
      await page.getByRole('checkbox', {name: t('cart:note.gift')}).check();
      await button(t('cart:note.save')).click();
      await expect(page.getByText(t('cart:notice.noted'))).toBeVisible();
      await expectFocusOn(t('cart:note.save'));
    });

    await test.step('another country', async () => {
      await page.getByRole('combobox', {name: t('cart:delivery.label')}).selectOption('CH');
      await button(t('cart:delivery.submitLabel')).click();
      await expect(page.getByText(t('cart:delivery.coffee-only', {title: gear}))).toBeVisible();
      await expectFocusOn(t('cart:delivery.coffee-only', {title: gear}));
      await expect(link(t('cart:checkout.action'))).toBeHidden();
      if (javaScriptEnabled) await expectAccessible(page);
      await button(t('cart:line.removeOf', {title: gear})).click();
      await expect(page.getByText(t('cart:delivery.coffee-only', {title: gear}))).toBeHidden();
      await expect(link(t('cart:checkout.action'))).toBeVisible();
    });

    await test.step('the note is stored and a recommended product is added', async () => {
      await page.reload();
      await expect(page.getByRole('textbox', {name: t('cart:note.label')})).toHaveValue('Bitte klingeln');
      await expect(page.getByRole('checkbox', {name: t('cart:note.gift')})).toBeChecked();
      const lines = page.getByRole('spinbutton');
      await expect(lines).toHaveCount(1);
      await page
        .getByRole('region', {name: t('cart:recommended.forSelection')})
        .getByRole('button')
        .first()
        .click();
      await expect(page.getByText(t('cart:notice.added'))).toBeInViewport();
      await expectFocusOn(t('cart:notice.added'));
      await expect(lines).toHaveCount(2);
      await expect(shopper.badge(3)).toBeVisible();
    });
  },
);

test('what was only typed or chosen goes along to the checkout, and stays where it cannot be saved', async ({
  page,
  shop,
  expectStatuses,
}) => {
  expectStatuses(422, 503);
  const {breakDown, repair} = controlOf(shop.emulator);
  const {t, link, line, quantityOf, cartUrl, euros} = createShopper(page, 'de');
  const visitor = createVisitor(shop.shop);
  await addToCart(visitor, boaLuz);
  await lendCart(visitor, page.context(), shop.shop);
  const note = page.getByRole('textbox', {name: t('cart:note.label')});
  const quantity = quantityOf(boaLuz.title.de);
  await page.goto(cartUrl);
  await page.getByText(t('cart:note.summary')).click();
  await note.fill('Bitte beim Nachbarn abgeben');
  await quantity.fill('1000');
  await link(t('cart:checkout.action')).click();
  await expect(page.getByText(t('cart:field.quantity-invalid'))).toBeVisible();
  await expect(note).toHaveValue('Bitte beim Nachbarn abgeben');
  await quantity.fill('3');
  await note.fill('Bitte bei den Nachbarn abgeben');
  await breakDown({service: 'storefront', operation: 'CartNoteUpdate', kind: 'status', status: 503, times: 9});
  await link(t('cart:checkout.action')).click();
  await expect(page.getByRole('main').getByText(t('cart:refusal.try-again'))).toBeVisible();
  await expect(note).toHaveValue('Bitte bei den Nachbarn abgeben');
  await repair();
  await page.getByText(t('cart:project.change')).click();
  await page.getByRole('radio', {name: t('cart:project.SP023.title')}).check();
  await link(t('cart:checkout.action')).click();
  await expect(page).toHaveURL(new RegExp(`^${shop.emulator}`));
  await expect(page.getByText(euros(3 * boaLuz.cents)).first()).toBeVisible();
  await page.goto(cartUrl);
  await expect(line(boaLuz.title.de)).toContainText(
    t('cart:project.included', {project: t('cart:project.SP023.title')}),
  );
  await expect(note).toHaveValue('Bitte bei den Nachbarn abgeben');
  await expect(quantity).toHaveValue('3');
});

test(
  'a line of a product that is no longer sold is told beside what is wrong with a form',
  {tag: '@no-js'},
  async ({page, shop, javaScriptEnabled, expectStatuses}) => {
    expectStatuses(422);
    const product = 9007;
    const handle = {de: 'fortan-9007', en: 'henceforth-9007'};
    const {changeCatalogue} = controlOf(shop.emulator);
    const shopper = createShopper(page, 'de');
    const {t, quantityOf, cartUrl, line} = shopper;
    const visitor = createVisitor(shop.shop);
    await addToCart(visitor, boaLuz);
    await lendCart(visitor, page.context(), shop.shop);
    await changeCatalogue({product, copyOf: GOODS.waldgold.number, handle, title: handle});
    await page.goto(`/de/p/${handle.de}`);
    await shopper.addToCart();
    await expect(shopper.badge(2)).toBeVisible();
    await page.goto(cartUrl);
    await changeCatalogue({product, isDeleted: true});
    const quantity = quantityOf(boaLuz.title.de);
    await quantity.fill('1000');
    await quantity.press('Enter');
    await expect(page.getByText(t('cart:field.quantity-invalid'))).toBeVisible();
    // A plain form is answered with the cart of now. With a script, it comes when the browser had kept the page.
    if (javaScriptEnabled) await comeBackAsKept(page);
    await expect(page.getByRole('alert').filter({hasText: t('cart:refusal.merchandise-gone')})).toBeVisible();
    await expect(line(handle.de)).toBeHidden();
    if (javaScriptEnabled) {
      // The next reading of the cart comes without the message.
      await addToCart(visitor, GOODS.waldgold);
      await comeBackAsKept(page);
      await expect(line(GOODS.waldgold.title.de)).toBeVisible();
      await expect(page.getByRole('alert').filter({hasText: t('cart:refusal.merchandise-gone')})).toBeVisible();
    }
    await expect(page.getByText(t('cart:field.quantity-invalid'))).toBeVisible();
  },
);

for (const language of LANGUAGES) {
  test(`a line that sells out while it is changed is named, in ${language}`, {tag: '@no-js'}, async ({page, shop}) => {
    const {setStock} = controlOf(shop.emulator);
    const {t, button, cartUrl, line, quantityOf} = createShopper(page, language);
    const title = dripper.title[language];
    const visitor = createVisitor(shop.shop);
    await addToCart(visitor, boaLuz);
    await addToCart(visitor, dripper);
    await lendCart(visitor, page.context(), shop.shop);
    await page.goto(cartUrl);
    const href = (await line(title).getByRole('link', {name: title}).getAttribute('href')) ?? '';
    const variant = Number(/variant=(\d+)/.exec(href)?.[1]);
    const color = await line(title).getByRole('paragraph').first().innerText();
    await setStock(variant, 0);
    await button(t('cart:line.increase', {title})).click();
    const alert = page.getByRole('alert').filter({hasText: t('cart:gone.title')});
    await expect(alert).toContainText(t('cart:gone.out-of-stock', {title: `${title}, ${color}`}));
    await expect(alert).toBeInViewport();
    await expect(quantityOf(title)).toBeHidden();
    await expect(line(boaLuz.title[language])).toBeVisible();
    await setStock(variant, 50);
  });
}

test(
  'a price that changes on an open page is said once in the cart',
  {tag: '@no-js'},
  async ({page, shop, javaScriptEnabled}) => {
    const product = 9004;
    const handle = {de: 'preiswandel', en: 'price-change'};
    const title = {de: 'Preiswandel', en: 'Price change'};
    const {changeCatalogue} = controlOf(shop.emulator);
    const shopper = createShopper(page, 'de');
    const {t, link, euros} = shopper;
    await changeCatalogue({product, copyOf: GOODS.waldgold.number, handle, title});
    await changeCatalogue({product, priceCents: 1000});
    await page.goto(`/de/p/${handle.de}`);
    await changeCatalogue({product, priceCents: 1200});
    await shopper.addToCart();
    if (javaScriptEnabled) await link(t('cart:minicart.goToCart')).click();
    const notice = page.getByRole('status').filter({hasText: t('cart:newPrices.title', {count: 1})});
    await expect(notice).toContainText(
      t('cart:newPrices.line', {title: '', from: euros(1000), to: euros(1200)}).trim(),
    );
    await expect(notice).toContainText(title.de);
    await page.reload();
    await expect(shopper.line(title.de)).toBeVisible();
    await expect(notice).toBeHidden();
    await changeCatalogue({product, isDeleted: true});
  },
);
