import {LANGUAGES} from '../../app/config/languages';
import {OUTCOMES, readState} from '../support/command-outcomes';
import {controlOf} from '../support/control';
import {createLogins, CUSTOMERS, lendSession, resetSubscriptions, subscriptionsOf} from '../support/customer';
import {isFullRun} from '../support/full-run';
import {GIVEN, SAMPLE} from '../support/given-commands';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {COMMANDS, titleOf} from '../support/subscription-commands';
import {prepareForm} from '../support/subscription-forms';

test.describe.configure({timeout: isFullRun ? 300_000 : 90_000});

test.beforeEach(async ({shop}) => {
  await controlOf(shop.emulator).repair();
  await resetSubscriptions(shop);
});

for (const language of LANGUAGES) {
  test(
    `commands are sent from their pages, carried out and confirmed, in ${language}`,
    {tag: '@no-js'},
    async ({page, shop, expectStatuses}) => {
      expectStatuses(422);
      const dashboard = `/${language}/account/subscription`;
      const shopper = createShopper(page, language);
      const {t, button} = shopper;
      expect(GIVEN.map(({title}) => title).sort()).toEqual(COMMANDS.map(titleOf).sort());
      const given = GIVEN.filter(({title}) => isFullRun || SAMPLE.includes(title));
      const logInOnce = createLogins(shop);
      for (const {title, page: below, email = CUSTOMERS.upcoming, texts, fill} of given) {
        await test.step(title, async () => {
          const asked = COMMANDS.find((command) => titleOf(command) === title);
          const name = texts ?? asked?.name ?? '';
          await resetSubscriptions(shop);
          const visitor = await logInOnce(email);
          if (asked?.after !== undefined) {
            const send = (place: string, fields: Readonly<Record<string, string>>) =>
              visitor.post(dashboard + place, {body: fields});
            await prepareForm(subscriptionsOf(shop, email), send, asked);
          }
          const before = await readState(shop, email);
          await lendSession(visitor, page.context(), shop.shop);
          await page.goto(`${dashboard}/${below}`);
          await (await shopper.command(name)).click();
          await fill?.(page, shopper, before);
          await button(t(`account:commands.${name}.submit`)).click();
          const words = t(`account:commands.${name}.done`, {date: '@'}).split('@')[0] ?? '';
          await expect(page.getByRole('status').filter({hasText: words}).first()).toBeVisible();
          const [actual, expected] = OUTCOMES[title]?.(await readState(shop, email), before) ?? [title, 'an outcome'];
          expect(actual).toEqual(expected);
        });
      }
    },
  );
}
