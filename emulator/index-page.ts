import {html} from 'hono/html';

/** What the emulator says at its own address: what it is, and what can be looked at. */
export function indexPage(shopOrigin: string) {
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
              <li><code>POST /api/2025-10/graphql.json</code>: storefront API</li>
              <li>
                <code>/checkouts/cn/…</code>: hosted checkout, reached from
                <a href="${shopOrigin}/de/checkout/cart">the cart</a>
              </li>
              <li><code>/cdn/shop/files/{name}.webp?width=640</code>: pictures</li>
              <li><code>/v1/orders/{token}</code>: service API</li>
              <li><code>/control/received</code>: what arrived here, where control is enabled</li>
            </ul>
          </div>
        </main>
      </body>
    </html>`;
}
