import {html} from 'hono/html';

/**
 * Returns the page at the emulator's own address: what it is, and what can be looked at.
 *
 * @param isControlled whether its control page is open
 */
export function indexPage(shopOrigin: string, isControlled: boolean) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Lichtung: emulated services</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/checkouts/style.css" />
      </head>
      <body>
        <main class="wide">
          <div class="message">
            <h1>The services behind the shop, emulated</h1>
            <p>
              This worker stands for the hosted services that <a href="${shopOrigin}/">the shop</a> talks to. Nothing is
              charged, sent or shipped.
            </p>
            <ul class="index">
              <li><a href="/mail">Outbox</a>: every mail that the services sent</li>
              <li><a href="/sentry">Errors</a> that the shop reported</li>
              <li><a href="/analytics">Analytics</a>: what the tag manager reported</li>
              <li><a href="/otlp">Traces</a>: what the shop's latest requests waited for</li>
              ${
                isControlled
                  ? html`<li><a href="/control">Control</a>: customers, codes, the clock and faults</li>`
                  : ''
              }
              <li><code>POST /api/2026-10/graphql.json</code>: storefront API</li>
              <li><code>POST /admin/api/2026-10/graphql.json</code>: admin API</li>
              <li>
                <code>/cart/c/…</code>, <code>/checkouts/cn/…</code>: hosted checkout, reached from
                <a href="${shopOrigin}/de/checkout/cart">the cart</a>
              </li>
              <li><code>/authentication/{shop}/…</code>, <code>/{shop}/account/customer/api/…</code>: accounts</li>
              <li><code>/recharge/api/…</code>: subscriptions</li>
              <li><code>/v2025-02-19/data/query/production?query=…</code>: content</li>
              <li><code>POST /1/indexes/*/queries</code>: search</li>
              <li><code>/cdn/shop/files/{name}.webp?width=640</code>: pictures</li>
              <li><code>/postmark/email</code>, <code>/resend/emails</code>: mail providers</li>
            </ul>
          </div>
        </main>
      </body>
    </html>`;
}
