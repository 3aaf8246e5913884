import {html} from 'hono/html';
import type {SeedDiscountCode} from '../seed/types';
import {vouchersAt} from '../seed/vouchers';
import {inspectionPage, moment} from '../shared/inspection-page';
import type {Html} from '../shared/html';
import {shop} from '../storefront/shop';
import type {Calls} from './control-object';
import {FAULT_KINDS, SERVICES} from './services';
import type {Fault, Service} from './services';

/** What the page tells of the present state. */
export type ControlState = {
  readonly shopOrigin: string;
  /** The time in the emulated world, in milliseconds since 1970. */
  readonly at: number;
  readonly offsetMs: number;
  readonly faults: readonly Fault[];
  /** The title of the scenario; `null` without one. */
  readonly scenario: string | null;
  /** What arrived. */
  readonly calls: readonly Calls[];
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the page for somebody who tries out the shop by hand: who can log in, which codes count, what goes wrong. */
export function controlPage(state: ControlState): Html {
  return inspectionPage(
    'Control',
    html`${present(state)}
      <h2>Customers</h2>
      <p>Each logs in with a code that arrives in the outbox.</p>
      ${customerTable(state.shopOrigin)}
      <h2>Discount codes</h2>
      ${table(
        ['Code', 'Takes off', 'Counts'],
        shop().seed.discountCodes.map((code) => codeRow(code, state.shopOrigin)),
      )}
      <h2>Gift cards</h2>
      ${table(
        ['Code', 'Balance when fresh'],
        shop().seed.giftCards.map(({code, balanceCents}) => [
          link(`${state.shopOrigin}/de/checkout/cart`, code),
          euros(balanceCents),
        ]),
      )}
      <h2>Gift subscriptions</h2>
      ${table(
        ['Code', 'Brings', 'Valid'],
        vouchersAt(state.at - state.offsetMs).map((voucher) => voucherRow(voucher, state.shopOrigin)),
      )}`,
  );
}

function present({at, offsetMs, faults, scenario, calls}: ControlState): Html {
  return html`${scenario === null ? '' : html`<p>The scenario: ${scenario}</p>`}
    <p>
      It is ${moment(at)} here, ${Math.round((offsetMs / DAY_MS) * 10) / 10} days ahead.
      <a href="/control/received">What was received, as JSON</a>
    </p>
    <form method="post" action="/control/clock">
      <label>Days ahead <input name="days" type="number" step="any" required value="${offsetMs / DAY_MS}" /></label>
      <button>Move the clock</button>
    </form>
    <form method="post" action="/control/repair"><button>Forget requests, faults and the clock</button></form>
    <form method="post" action="/control/reset"><button>Everything as at first</button></form>
    <form method="post" action="/control/subscriptions/reset"><button>Subscriptions as at first</button></form>
    <form method="post" action="/control/stock">
      <label>Variant <input name="variant" type="number" min="1" required /></label>
      <label>Pieces in stock <input name="quantity" type="number" min="0" value="10" required /></label>
      <button>A delivery arrives</button>
    </form>
    <h2>Let calls fail</h2>
    ${faultForm()}
    <h2>Faults that wait</h2>
    ${table(
      ['Service', 'Operation', 'Kind', 'Calls', 'Share'],
      faults.map(({service, operation, kind, times, share}) => [
        service,
        operation ?? 'any',
        kind,
        String(times),
        String(share),
      ]),
    )}
    <h2>Received</h2>
    ${table(
      ['Service', 'Operation', 'Calls'],
      SERVICES.flatMap((service) => callRows(service, calls)),
    )}`;
}

/** What a service received; a service that nobody called has a row, too. */
function callRows(service: Service, all: readonly Calls[]): readonly (readonly (Html | string)[])[] {
  const calls = all.filter((call) => call.service === service);
  const name = html`<a href="/control/received?service=${service}">${service}</a>`;
  if (calls.length === 0) return [[name, '', '0']];
  return calls.map(({operation, count}) => [name, operation === '' ? 'without a name' : operation, `${count}`]);
}

function faultForm(): Html {
  return html`<form method="post" action="/control/faults">
    <label>Service ${choice('service', SERVICES)}</label>
    <label>Operation, or any <input name="operation" maxlength="100" /></label>
    <label>What happens ${choice('kind', FAULT_KINDS)}</label>
    <label>Status <input name="status" type="number" min="200" max="599" /></label>
    <label>Milliseconds <input name="ms" type="number" min="0" /></label>
    <label>To how many calls <input name="times" type="number" min="1" value="1" required /></label>
    <label
      >To which share of them <input name="share" type="number" min="0" max="1" step="any" value="1" required
    /></label>
    <button>Let them fail</button>
  </form>`;
}

function choice(name: string, options: readonly string[]): Html {
  return html`<select name="${name}">
    ${options.map((option) => html`<option>${option}</option>`)}
  </select>`;
}

/** A code that leads to where the shop takes it. */
function link(address: string, code: string): Html {
  return html`<a href="${address}"><code>${code}</code></a>`;
}

function customerTable(shopOrigin: string): Html {
  return table(
    ['Story', 'Name', 'E-mail', 'Orders', 'Look'],
    shop().customers.map(({story, firstName, lastName, email, language, orders}) => [
      story,
      [firstName, lastName].filter((name) => name !== null).join(' '),
      html`<code>${email}</code>`,
      orders.map(({number}) => number).join(', '),
      html`<a href="${shopOrigin}/${language}/account/subscription">Account of ${email}</a>
        <a href="/mail?to=${encodeURIComponent(email)}">Mails to ${email}</a>`,
    ]),
  );
}

function codeRow(entry: SeedDiscountCode, shopOrigin: string): readonly (Html | string)[] {
  const {code, kind, value, entitled, oncePerCustomer, usedUp, minimumCents, startsAt, endsAt} = entry;
  const off = {percentage: `${value} %`, amount: euros(value), 'free-shipping': 'shipping'}[kind];
  const limits = [
    {all: '', coffee: 'coffee only', 'without-books': 'no books'}[entitled],
    minimumCents > 0 ? `from ${euros(minimumCents)}` : '',
    oncePerCustomer ? 'once per customer' : '',
    usedUp === true ? 'used up' : '',
    startsAt === null ? '' : `from ${startsAt.slice(0, 10)}`,
    endsAt === null ? '' : `until ${endsAt.slice(0, 10)}`,
  ].filter((limit) => limit !== '');
  const address = `${shopOrigin}/de/discount/${encodeURIComponent(code)}`;
  return [link(address, code), off, limits.length === 0 ? 'always' : limits.join(', ')];
}

function voucherRow(
  {code, deliveries, coffee, expiresAt}: ReturnType<typeof vouchersAt>[number],
  shopOrigin: string,
): readonly (Html | string)[] {
  const address = `${shopOrigin}/de/e/geschenkabo-einloesen?code=${encodeURIComponent(code)}`;
  return [link(address, code), `${deliveries} × ${coffee}`, `until ${expiresAt.slice(0, 10)}`];
}

function table(head: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html {
  if (rows.length === 0) return html`<p>None.</p>`;
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function euros(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `€${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
