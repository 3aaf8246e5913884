import {LANGUAGES} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {logIn, lendSession} from '../support/customer';
import {trials} from '../support/full-run';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {ADDRESS} from '../support/subscription-commands';

test.describe.configure({timeout: trials({quick: 60_000, full: 180_000})});

const TYPED = ['firstName', 'lastName', 'address1', 'zip', 'city', 'phone'] as const;

for (const language of LANGUAGES) {
  test(
    `a customer finds their profile, and keeps name and addresses in order, in ${language}`,
    {tag: '@no-js'},
    async ({page, shop, javaScriptEnabled, expectStatuses}) => {
      expectStatuses(422);
      const {t, heading, link, button, cartUrl} = createShopper(page, language);
      await lendSession(await logIn(shop, `profile-${crypto.randomUUID()}@example.com`), page.context(), shop.shop);
      const field = (name: string) => page.getByLabel(t(`account:commands.address.${name}`), {exact: true});
      const book = page.getByRole('region', {name: t('account:profile.addresses.title')});
      const told = (name: string) => expect(page.getByRole('status')).toContainText(t(`account:profile.done.${name}`));

      await test.step('from the end of the cart, through the login', async () => {
        await page.goto(cartUrl);
        await page
          .getByRole('contentinfo')
          .getByRole('link', {name: t('footer:care.profile')})
          .click();
        await expect(heading(t('account:profile.title'))).toBeVisible();
        await expect(link(t('account:subscription.pages.profile')).first()).toHaveAttribute('aria-current', 'page');
      });

      await test.step('the name', async () => {
        await field('firstName').fill('Ada');
        await button(t('account:profile.you.submit')).click();
        await expect(page.getByText(t('account:field.required'))).toBeVisible();
        await expect(field('firstName')).toHaveValue('Ada');
        await field('lastName').fill('Moos');
        await button(t('account:profile.you.submit')).click();
        await told('rename');
        await expect(page.getByText(t('account:subscription.hello', {name: 'Ada'}))).toBeVisible();
      });

      await test.step('a wrong address keeps what was typed, a right one is in the book', async () => {
        await link(t('account:profile.addresses.add')).click();
        await expect(heading(t('account:profile.add.title'))).toBeVisible();
        for (const name of TYPED) await field(name).fill(ADDRESS[name]);
        await field('zip').fill('1');
        await button(t('account:profile.add.submit')).click();
        await expect(page.getByRole('alert')).toContainText(t('account:profile.refusal.fields'));
        await expect(page.getByText(t('account:commands.address.wrong.zip'))).toBeVisible();
        await expect(field('city')).toHaveValue(ADDRESS.city);
        if (javaScriptEnabled) await expectAccessible(page);
        await field('zip').fill(ADDRESS.zip);
        await button(t('account:profile.add.submit')).click();
        await told('add');
        await expect(book.getByRole('listitem')).toContainText(ADDRESS.address1);
      });

      await test.step('another one becomes the default, and the first is changed and deleted', async () => {
        await link(t('account:profile.addresses.add')).click();
        for (const name of TYPED) await field(name).fill(ADDRESS[name]);
        await field('address1').fill('Moosgasse 2');
        await expect(field('province')).toBeHidden();
        await field('countryCode').selectOption('IT');
        await expect(field('province')).toBeVisible();
        await field('countryCode').selectOption('AT');
        await expect(field('province')).toBeHidden();
        await field('zip').fill('1010');
        await button(t('account:profile.add.submit')).click();
        await told('add');
        if (javaScriptEnabled) await expectAccessible(page);
        await book.getByRole('button', {name: t('account:profile.addresses.make-default')}).click();
        await told('make-default');
        await expect(book.getByRole('listitem').first()).toContainText('Moosgasse 2');
        const first = book.getByRole('listitem').filter({hasText: ADDRESS.address1});
        await first.getByRole('link', {name: t('account:profile.addresses.edit')}).click();
        await field('city').fill('Weimar');
        await button(t('account:profile.edit.submit')).click();
        await told('edit');
        await first.getByRole('link', {name: t('account:profile.addresses.delete')}).click();
        await expect(page.getByText('Weimar')).toBeVisible();
        await button(t('account:profile.delete.submit')).click();
        await told('delete');
        await expect(book.getByRole('listitem')).toHaveCount(1);
      });
    },
  );
}
