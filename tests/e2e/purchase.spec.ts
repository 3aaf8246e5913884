import {LANGUAGES} from '../../app/config/languages';
import {expectAccessibleOnPhone} from '../support/accessibility';
import {CODES, GOODS, OPTIONS} from '../support/goods';
import {hostedCheckout} from '../support/hosted-checkout';
import {expect, test} from '../support/shop-test';
import {createShopper, type Shopper} from '../support/shopper';

const {waldgold, dripper} = GOODS;

/** With JavaScript the page stays and tells; without, the form leads to the cart. */
async function addAndOpenCart(shopper: Shopper, title: string, javaScript: boolean) {
  await shopper.addToCart();
  if (javaScript) {
    await expect(shopper.heading(title)).toBeVisible();
    await shopper.link(shopper.t('cart:minicart.goToCart')).click();
  }
  await expect(shopper.heading(shopper.t('cart:title'))).toBeVisible();
}

// The whole way takes longer than one page.
test.describe.configure({timeout: 60_000});

for (const language of LANGUAGES) {
  test(
    `a shopper buys coffee in a subscription and a dripper, in ${language}`,
    {tag: '@no-js'},
    async ({page, shop, javaScriptEnabled}) => {
      const shopper = createShopper(page, language);
      const {t, euros, amount, line, quantityOf} = shopper;
      const coffee = waldgold.title[language];
      const gear = dripper.title[language];

      await test.step('from the home page to a coffee, ground, every two weeks, for the farms', async () => {
        await page.goto(shopper.home);
        await shopper.link(t('homeDefault:hero.action')).click();
        await expect(page).toHaveURL(`/${language}/c/coffee-shop`);
        await shopper.link(coffee).click();
        await expect(shopper.heading(coffee)).toBeVisible();
        await shopper.option(OPTIONS.espressoGround[language]).click();
        await expect(shopper.option(OPTIONS.espressoGround[language])).toHaveAttribute('aria-current', 'true');
        await page.getByRole('radio', {name: t('product:purchase.subscription')}).check();
        await page.getByLabel(t('product:purchase.interval')).selectOption(t('product:purchase.weeks', {count: 2}));
        await page.getByRole('radio', {name: t('product:project.SP023.title')}).check();
        await addAndOpenCart(shopper, coffee, javaScriptEnabled);
      });

      await test.step('the cart shows the choice, its price and the remaining amount for free shipping', async () => {
        const subscription = page.getByRole('region', {name: t('cart:groups.subscription')});
        await expect(subscription.getByRole('heading', {name: coffee})).toBeVisible();
        await expect(line(coffee)).toContainText(`${OPTIONS.smallBag[language]}, ${OPTIONS.espressoGround[language]}`);
        await expect(shopper.intervalOf(coffee, 2)).toBeVisible();
        await expect(line(coffee)).toContainText(`${euros(4 * 891)}/kg`);
        await expect(line(coffee)).toContainText(t('cart:project.gives', {project: t('cart:project.SP023.title')}));
        await expect(amount('cart:totals.goods')).toHaveText(euros(891));
        await expect(amount('cart:totals.shipping')).toHaveText(euros(490));
        await expect(amount('cart:totals.total')).toHaveText(euros(1381));
        await expect(page.getByText(t('cart:perks.remaining', {amount: euros(3009)}))).toBeVisible();
        await expect(page.getByRole('progressbar', {name: t('cart:perks.progress')})).toHaveJSProperty('value', 22);
        await expect(shopper.badge(1)).toBeVisible();
      });

      await test.step('more coffee, for another project', async () => {
        await shopper.button(t('cart:line.increase', {title: coffee})).click();
        await expect(quantityOf(coffee)).toHaveValue('2');
        await expect(amount('cart:totals.total')).toHaveText(euros(1782 + 490));
        await shopper.changeProject(coffee, 'SP024');
        await expect(line(coffee)).toContainText(t('cart:project.gives', {project: t('cart:project.SP024.title')}));
        await expect(shopper.badge(2)).toBeVisible();
      });

      await test.step('a dripper beside it, two by mistake, ships it all free', async () => {
        await page.goto(shopper.home);
        await shopper.link(t('home:gear.all')).click();
        await expect(page).toHaveURL(`/${language}/g/equipment-shop`);
        // It stands in the preview of its group, too.
        await shopper.link(gear).first().click();
        await shopper.option(OPTIONS.moss[language]).click();
        await expect(shopper.option(OPTIONS.moss[language])).toHaveAttribute('aria-current', 'true');
        await page.getByLabel(t('product:cart.quantity')).selectOption('2');
        await addAndOpenCart(shopper, gear, javaScriptEnabled);
        await expect(line(gear)).toContainText(OPTIONS.moss[language]);
        await expect(page.getByText(t('cart:perks.reachedAll'))).toBeVisible();
        await expect(amount('cart:totals.gift')).toHaveText(euros(-250));
        await expect(amount('cart:totals.total')).toHaveText(euros(1782 + 6980));
        await shopper.button(t('cart:line.decrease', {title: gear})).click();
        await expect(quantityOf(gear)).toHaveValue('1');
        await expect(amount('cart:totals.total')).toHaveText(euros(1782 + 3490));
        await expect(page.getByText(t('cart:line.gift'))).toBeHidden();
        await expect(amount('cart:totals.shipping')).toHaveText(t('cart:totals.shippingFree'));
        await expect(page.getByText(t('cart:perks.reached'))).toBeVisible();
      });

      await test.step('a code takes 15 % off', async () => {
        await shopper.applyCode(CODES.fifteenPercent);
        await expect(page.getByText(t('cart:codes.code.success'))).toBeVisible();
        await expect(page.getByRole('list', {name: t('cart:codes.code.list')})).toContainText(CODES.fifteenPercent);
        await expect(amount('cart:totals.voucher')).toHaveText(euros(-791));
        await expect(amount('cart:totals.total')).toHaveText(euros(4481));
      });

      await test.step('on the hosted checkout the sum is the same, and the button says what it does', async () => {
        await shopper.link(t('cart:checkout.action')).click();
        const checkout = hostedCheckout(page, language);
        await checkout.fillIn();
        expect(new URL(page.url()).origin).toBe(shop.emulator);
        await expect(checkout.total).toHaveText(euros(4481));
        await checkout.orderButton.click();
      });

      await test.step('the confirmation names the order, and the cart is empty', async () => {
        await expect(shopper.heading(t('checkout:thanks'))).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`^${shop.shop}/${language}/checkout/confirm\\?order=`));
        await expect(page.getByText(new RegExp(`${t('checkout:number')} \\S*\\d{3,}`))).toBeVisible();
        const sheet = page.getByRole('region', {name: t('checkout:order.title'), exact: true});
        await expect(sheet).toContainText(coffee);
        await expect(sheet).toContainText(gear);
        await expect(sheet).toContainText(euros(4481));
        await expect(shopper.badge(0)).toBeVisible();
        await expect(shopper.link(t('checkout:account.action'))).toBeVisible();
        if (javaScriptEnabled) await expectAccessibleOnPhone(page);
        await page.goto(shopper.cartUrl);
        await expect(shopper.heading(t('cart:empty.title'))).toBeVisible();
        await expect(page.getByText(t('cart:empty.gone.title'))).toBeHidden();
        await expect(shopper.badge(0)).toBeVisible();
      });
    },
  );
}
