import {LANGUAGES} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {isFullRun, trials} from '../support/full-run';
import {mailsTo} from '../support/outbox';
import {expect, test} from '../support/shop-test';
import {createShopper, spoken} from '../support/shopper';

/** The course and the raffle have the same form; a full run goes their way in a browser, too. */
const VARIANTS = trials({quick: ['default'] as const, full: ['default', 'espresso', 'raffle'] as const});

const freshAddress = () => `ada.${crypto.randomUUID()}@example.com`;
const linkTo = (links: readonly string[], part: string) => links.find((link) => link.includes(part)) ?? '';

for (const language of LANGUAGES) {
  for (const variant of VARIANTS) {
    test(
      `from the sign-up over the mail to the welcome, and out again: ${variant}, in ${language}`,
      {tag: '@no-js'},
      async ({page, shop, javaScriptEnabled, expectStatuses}) => {
        expectStatuses(422);
        const shopper = createShopper(page, language);
        const {t, button, heading} = shopper;
        const email = freshAddress();
        await page.goto(
          variant === 'default' ? `/${language}/e/newsletter` : `/${language}/newsletter?variant=${variant}`,
        );
        if (javaScriptEnabled && isFullRun) await expectAccessible(page);
        const field = page.getByRole('textbox', {name: t('newsletter:form.email')}).first();
        const submit = button(t(`newsletter:form.submit.${variant}`));
        if (javaScriptEnabled) {
          await field.fill('falsch');
          await submit.click();
          await expect(field).toBeFocused();
          await expect(spoken(page)).toBeEmpty();
          await field.press('Enter');
          await expect(spoken(page), 'the field has the focus already').toHaveText(t('newsletter:field.invalid'));
        }
        await field.fill(email);
        await submit.click();
        if (javaScriptEnabled) {
          await expect(page.getByText(t('newsletter:sent.textTo', {email}))).toBeVisible();
          await expect(page.getByRole('status').filter({hasText: t('newsletter:sent.title')})).toBeFocused();
        } else await expect(heading(t('newsletter:sent.title'))).toBeVisible();

        const [confirmation] = await mailsTo(shop.emulator, email);
        const link = linkTo(confirmation?.links ?? [], '/newsletter/confirm');
        await page.goto(link);
        await expect(heading(t('mailLink:newsletter-confirm.title'))).toBeVisible();
        expect(await mailsTo(shop.emulator, email), 'opening the link changes nothing').toHaveLength(1);
        await button(t('mailLink:newsletter-confirm.submit')).click();
        await expect(heading(t('mailLink:newsletter-confirm.done.title'))).toBeVisible();
        await expect(page.getByText(t('mailLink:voucher'))).toBeVisible();
        await page.goto(link);
        await button(t('mailLink:newsletter-confirm.submit')).click();
        await expect(heading(t('mailLink:newsletter-confirm.already.title'))).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);

        const mails = await mailsTo(shop.emulator, email);
        expect(mails).toHaveLength(variant === 'espresso' ? 3 : 2);
        await page.goto(linkTo(mails[0]?.links ?? [], '/newsletter/unsubscribe'));
        await button(t('mailLink:newsletter-unsubscribe.submit')).click();
        await expect(heading(t('mailLink:newsletter-unsubscribe.done.title'))).toBeVisible();
      },
    );
  }
}
