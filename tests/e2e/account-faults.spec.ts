import {controlOf} from '../support/control';
import {CUSTOMERS, logIn, resetSubscriptions, subscriptionsOf} from '../support/customer';
import {trials} from '../support/full-run';
import {expect, test} from '../support/shop-test';
import {COMMANDS, titleOf} from '../support/subscription-commands';
import {customerState, prepareForm} from '../support/subscription-forms';

const DASHBOARD = '/de/account/subscription';

test.describe.configure({timeout: 180_000});

// One in `npm test`, where tests/contract/subscriptions/commands.test.ts tries them all without a network; all in the full run.
for (const asked of COMMANDS.slice(0, trials({quick: 1, full: COMMANDS.length}))) {
  test(`${titleOf(asked)}: a lost answer, an outage and a refusal do nothing twice`, async ({shop}) => {
    const control = controlOf(shop.emulator);
    const service = subscriptionsOf(shop, CUSTOMERS.upcoming);
    const isMail = asked.name === 'payment';
    await control.repair();
    const visitor = await logIn(shop, CUSTOMERS.upcoming);
    /** Links of earlier rounds: mails outlive a reset of the subscriptions. */
    let mailed = 0;
    const state = async () => {
      const now = await customerState(service, shop, CUSTOMERS.upcoming);
      return {...now, links: now.links - mailed};
    };
    /** Begins anew, and gives what sends the command's form: the same showing of it, or one by another id. */
    const begin = async () => {
      await resetSubscriptions(shop);
      mailed += (await state()).links;
      const {place, fields} = await prepareForm(service, visitor, DASHBOARD, asked);
      const showing = crypto.randomUUID();
      const send = (operation = showing) => visitor.post(DASHBOARD + place, {body: {...fields, operation}});
      return {send, before: await state()};
    };

    const {send, before} = await begin();
    expect((await send()).status).toBe(303);
    const done = await state();
    expect(done, 'the command does something').not.toEqual(before);
    expect((await send()).status, 'the same showing of the form once more').toBe(303);
    expect(await state()).toEqual(done);

    for (const kind of ['status', 'commit-then-drop', 'drop'] as const) {
      const {send: again} = await begin();
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        await control.breakDown({
          service: 'subscriptions',
          method,
          kind,
          times: 1,
          ...(kind === 'status' && {status: 422}),
        });
      }
      const answer = await again();
      expect([303, 409], kind).toContain(answer.status);
      const now = await state();
      if (answer.status === 303) expect(now, `${kind}: what is said to be done is`).toEqual(done);
      else expect([before, done], `${kind}: all or nothing`).toContainEqual(now);
      if (kind !== 'commit-then-drop') expect(now, `${kind}: nothing has happened`).toEqual(before);
      await control.repair();
      // What was refused stays so for that showing; the page that says it shows the form anew.
      const retried = kind === 'status' ? await again(crypto.randomUUID()) : await again();
      // While a mail may be on its way, no other one is asked for.
      const isWaiting = isMail && kind !== 'status';
      expect(retried.status, `${kind}: and once more`).toBe(isWaiting ? 409 : 303);
      expect(await state(), kind).toEqual(isWaiting ? now : done);
    }
    await resetSubscriptions(shop);
  });
}
