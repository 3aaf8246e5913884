import {Hono} from 'hono';
import {html} from 'hono/html';
import {inspectionPage, INSPECTION_POLICY} from '../../shared/inspection-page';
import {now} from '../../shared/clock';
import type {PaymentOutcome} from '../account';
import {customerOfId} from '../account';
import type {SubscriptionEnv} from '../env';
import {directoryOf, subscriberOf} from '../env';
import {readPaymentLink} from '../payment-link';

const OUTCOMES: Readonly<Record<PaymentOutcome, string>> = {
  approve: 'will be accepted',
  decline: 'will be declined',
  pending: 'will stay pending for three days',
};

/**
 * Where the mailed link leads: the page on which a customer enters new payment details. Nothing is entered here; what
 * shall become of the payment method is chosen instead. Mounted at `/recharge/payment`.
 */
export const paymentPage = new Hono<{readonly Bindings: SubscriptionEnv}>();

paymentPage.use(async (c, next) => {
  await next();
  c.header('Content-Security-Policy', INSPECTION_POLICY);
  c.header('Cache-Control', 'private, no-store');
  c.header('Referrer-Policy', 'no-referrer');
});

paymentPage.get('/:token', async (c) => {
  const id = await readPaymentLink(c.env, c.req.param('token'), now(c.env));
  if (id === null)
    return c.html(inspectionPage('Payment method', html`<p>This link does not count any more.</p>`), 404);
  const choices = Object.entries(OUTCOMES).map(([outcome, text]) => html`<option value="${outcome}">${text}</option>`);
  const form = html`<form method="post">
    <label
      >The new payment method
      <select name="outcome">
        ${choices}
      </select></label
    >
    <button>Save</button>
  </form>`;
  return c.html(inspectionPage('Payment method', form));
});

paymentPage.post('/:token', async (c) => {
  const id = await readPaymentLink(c.env, c.req.param('token'), now(c.env));
  const outcome = outcomeOf(await c.req.formData().catch(() => new FormData()));
  const known = id === null ? null : await directoryOf(c.env).find(customerOfId(id));
  if (id === null || known === null || outcome === null) {
    return c.html(inspectionPage('Payment method', html`<p>This link does not count any more.</p>`), 404);
  }
  const command = {kind: 'renew-payment', paymentMethodId: id, outcome} as const;
  await subscriberOf(c.env, known.number).command(known, command, now(c.env));
  return c.redirect(`${c.env.SHOP_ORIGIN}/login?return_to=%2Fde%2Faccount%2Fsubscription`, 303);
});

function outcomeOf(form: FormData): PaymentOutcome | null {
  const value = form.get('outcome');
  return value === 'approve' || value === 'decline' || value === 'pending' ? value : null;
}
