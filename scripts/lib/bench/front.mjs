// @ts-check
// What stands before the worker in production: TLS, HTTP/2 that sends the urgent first, Brotli. At the end of a slow line.
import {execFileSync} from 'node:child_process';
import http2 from 'node:http2';
import {createServer} from 'node:net';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

import {freePort, listenHost} from '../ports.mjs';
import {createLine} from './line.mjs';

/**
 * @typedef {object} Delivery one answer as it went over the line
 * @property {string} path
 * @property {string} type
 * @property {number} bytes compressed
 */

/** What edges compress with that have just made something. */
export const BROTLI = {params: {[constants.BROTLI_PARAM_QUALITY]: 4}};
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:javascript|json|manifest|ld))|script|x-turbo/;
const CHUNK_BYTES = 4096;
const DEFAULT_URGENCY = 3;
/** Of a connection: an answer of HTTP/1.1 has them, one of HTTP/2 must not. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const compress = promisify(brotliCompress);

/** @returns {{key: string, cert: string}} made up for this one run */
function makeCertificate() {
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const pem = execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [key = '', cert = ''] = pem.match(/-----BEGIN [\s\S]*?-----END [^-]+-----/g) ?? [];
  return {key, cert};
}

/**
 * Writes answers piece by piece, the most urgent first; a new one that is more urgent overtakes.
 *
 * @returns {(stream: http2.ServerHttp2Stream, body: Buffer, urgency: number) => void}
 */
function createOutlet() {
  /** @type {{stream: http2.ServerHttp2Stream, body: Buffer, urgency: number}[]} */
  const waiting = [];
  let busy = false;
  const next = () => {
    waiting.sort((one, other) => one.urgency - other.urgency);
    const [first] = waiting;
    busy = first !== undefined;
    if (first === undefined) return;
    const {stream, body} = first;
    const piece = body.subarray(0, CHUNK_BYTES);
    first.body = body.subarray(piece.length);
    if (stream.destroyed || first.body.length === 0) waiting.shift();
    if (stream.destroyed) return next();
    if (first.body.length === 0) stream.end(piece, next);
    else stream.write(piece, next);
  };
  return (stream, body, urgency) => {
    waiting.push({stream, body, urgency});
    if (!busy) next();
  };
}

/**
 * @param {string} shop origin of the worker
 * @param {http2.IncomingHttpHeaders} headers of the browser
 */
async function askShop(shop, headers) {
  const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':') && name !== 'accept-encoding');
  const answer = await fetch(shop + String(headers[':path']), {
    method: String(headers[':method']),
    headers: sent.map(([name, value]) => /** @type {[string, string]} */ ([name, String(value)])),
    redirect: 'manual',
  });
  return {answer, body: Buffer.from(await answer.arrayBuffer())};
}

/**
 * @param {object} options
 * @param {string} options.shop origin of the worker
 * @param {(delivery: Delivery) => void} options.onDelivery
 * @returns {Promise<{origin: string, close: () => void}>}
 */
export async function openFront({shop, onDelivery}) {
  const secure = http2.createSecureServer(makeCertificate());
  secure.on('session', (session) => {
    const deliver = createOutlet();
    session.on('error', () => undefined);
    session.on('stream', (stream, headers) => {
      stream.on('error', () => undefined);
      answerStream(stream, headers).catch(
        () => stream.destroyed || stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR),
      );
    });
    /** @param {http2.ServerHttp2Stream} stream @param {http2.IncomingHttpHeaders} headers */
    async function answerStream(stream, headers) {
      const {answer, body} = await askShop(shop, headers);
      const type = answer.headers.get('Content-Type') ?? '';
      const shrinks = COMPRESSIBLE.test(type) && body.length > 512;
      const bytes = shrinks ? await compress(body, BROTLI) : body;
      const kept = [...answer.headers].filter(([name]) => !HOP_BY_HOP.includes(name) && name !== 'set-cookie');
      if (stream.destroyed) return;
      stream.respond({
        ...Object.fromEntries(kept),
        ':status': answer.status,
        'set-cookie': answer.headers.getSetCookie(),
        ...(shrinks && {'content-encoding': 'br'}),
      });
      const urgency = Number(/u=(\d)/.exec(String(headers['priority']))?.[1] ?? DEFAULT_URGENCY);
      deliver(stream, bytes, urgency);
      onDelivery({path: String(headers[':path']), type, bytes: bytes.length});
    }
  });
  const line = createLine();
  const entry = createServer((socket) => secure.emit('connection', line.connect(socket)));
  const port = await freePort();
  await new Promise((resolve) => entry.listen(port, listenHost, () => resolve(null)));
  return {origin: `https://localhost:${port}`, close: () => entry.close()};
}
