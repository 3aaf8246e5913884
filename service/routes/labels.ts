import {Hono} from 'hono';
import {html} from 'hono/html';
import {COMPANY} from '../config/company';
import {barcode} from '../domain/barcode';
import {isoDay} from '../domain/days';
import {plainOrderNumber} from '../domain/order';
import type {Return} from '../objects/return-desk-object';
import type {ServiceApp} from './app';
import {refuse} from './app';

const WIDTH = 105;
const HEIGHT = 148;
const BARCODE_LEFT = 10;
const BARCODE_WIDTH = WIDTH - 2 * BARCODE_LEFT;

/**
 * Specimens of return labels, as the carrier would serve labels: a picture of 105 × 148 mm to print. There are none where labels are sent by hand.
 * Mounted at `/labels`.
 */
export const labels = new Hono<ServiceApp>();

labels.get('/:number/:file{[0-9a-f]{32}\\.svg}', async (c) => {
  if (c.env.RETURN_LABELS !== 'specimen') return refuse(c, 404, 'not_found');
  const number = c.req.param('number');
  const id = c.req.param('file').slice(0, -'.svg'.length);
  const found = (await c.env.RETURN_DESKS.getByName(plainOrderNumber(number)).returns()).find(
    (entry) => entry.id === id,
  );
  if (found === undefined) return refuse(c, 404, 'not_found');
  return c.body(await label(number.toUpperCase(), found), 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Content-Disposition': `inline; filename="return-${found.trackingNumber}.svg"`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
});

async function label(number: string, {trackingNumber, createdAt}: Return): Promise<string> {
  const {bars, width} = barcode(trackingNumber);
  const scale = BARCODE_WIDTH / width;
  const picture = await html`<?xml version="1.0" encoding="UTF-8"?>
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="${WIDTH}mm"
      height="${HEIGHT}mm"
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      role="img"
      font-family="Helvetica, Arial, sans-serif"
    >
      <title>DHL Retoure ${trackingNumber}</title>
      <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff" />
      <rect x="4" y="4" width="97" height="140" fill="none" stroke="#000" stroke-width="0.5" />
      <text x="10" y="17" font-size="9" font-weight="bold">DHL RETOURE</text>
      <line x1="4" y1="23" x2="101" y2="23" stroke="#000" stroke-width="0.5" />
      <text x="10" y="32" font-size="4">An / To</text>
      <text x="10" y="40" font-size="6" font-weight="bold">${COMPANY.legalName}</text>
      <text x="10" y="48" font-size="6">Retouren</text>
      <text x="10" y="56" font-size="6">${COMPANY.address.street}</text>
      <text x="10" y="66" font-size="8" font-weight="bold">${COMPANY.address.postalCode} ${COMPANY.address.city}</text>
      <line x1="4" y1="73" x2="101" y2="73" stroke="#000" stroke-width="0.5" />
      <text x="10" y="81" font-size="4">Bestellung / Order ${number} · ${isoDay(createdAt)}</text>
      ${bars.map((bar) => html`<rect x="${(BARCODE_LEFT + bar.x * scale).toFixed(2)}" y="88" width="${(bar.width * scale).toFixed(2)}" height="34" />`)}
      <text x="52.5" y="131" font-size="6" text-anchor="middle">${trackingNumber}</text>
      <text x="52.5" y="139" font-size="3.5" text-anchor="middle">
        Muster: wird nicht befördert / Specimen: will not be carried
      </text>
    </svg> `;
  return picture.toString();
}
