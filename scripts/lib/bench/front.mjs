// @ts-check
// A simulated edge before the worker, at the end of a slow line: TLS, HTTP/2 with priorities, Brotli.
import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {request} from 'node:http';
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

/** The Brotli level at which edges compress dynamic responses. */
export const BROTLI = {params: {[constants.BROTLI_PARAM_QUALITY]: 4}};
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:javascript|json|manifest|ld))|script|x-turbo/;
const CHUNK_BYTES = 4096;
const DEFAULT_URGENCY = 3;
/** Headers of an HTTP/1.1 connection, which HTTP/2 forbids (RFC 9113, section 8.2.2), and one that compression changes. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const compress = promisify(brotliCompress);

/** @returns {{key: string, cert: string}} generated for this run */
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
 * Writes responses in pieces, the most urgent first, as HTTP/2 priorities ask.
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

/** Files of a build: they are compressed once, at the highest level. */
const BUILT_FILE = /^\/assets\/.*\.(?:js|css)$/;

/** @typedef {{status: number, headers: Record<string, string | string[] | undefined>, body: Buffer}} Answer compressed */

/**
 * @param {string} url
 * @param {http2.ServerHttp2Stream} stream with the body of the request
 * @param {http2.IncomingHttpHeaders} headers of the browser
 * @returns {Promise<Answer>}
 */
async function ask(url, stream, headers) {
  const isBuilt = BUILT_FILE.test(new URL(url).pathname);
  const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':') && name !== 'accept-encoding');
  const wanted = {...Object.fromEntries(sent), ...(isBuilt && {'accept-encoding': 'br'})};
  const asked = request(url, {method: String(headers[':method']), headers: wanted});
  stream.pipe(asked);
  const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (await once(asked, 'response'));
  const body = Buffer.concat(await answer.toArray());
  const type = answer.headers['content-type'] ?? '';
  const shrinks = COMPRESSIBLE.test(type) && body.length > 512 && !('content-encoding' in answer.headers);
  const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
  return {
    status: answer.statusCode ?? 502,
    headers: {...Object.fromEntries(kept), ...(shrinks && {'content-encoding': 'br'})},
    body: shrinks ? await compress(body, isBuilt ? {} : BROTLI) : body,
  };
}

/**
 * Files that are stored at the edge, by their address.
 *
 * @type {Map<string, Answer>}
 */
const stored = new Map();

/**
 * Starts the simulated edge before the worker: TLS, HTTP/2 and Brotli.
 *
 * @param {object} options
 * @param {string} options.shop origin of the worker
 * @param {Record<string, string>} [options.others] by each further host the origin of its files
 * @param {(delivery: Delivery) => void} [options.onDelivery]
 * @param {boolean} [options.slow] whether to simulate a phone's line
 * @param {number} [options.port] a free one where absent
 * @returns {Promise<{origin: string, close: () => void}>}
 */
export async function openFront({shop, others = {}, onDelivery, slow = false, port}) {
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
      const path = String(headers[':path']);
      const other = others[String(headers[':authority'])];
      const url = (other ?? shop) + path;
      const answer = stored.get(url) ?? (await ask(url, stream, headers));
      const isFile = headers[':method'] === 'GET' && (other !== undefined || BUILT_FILE.test(path));
      if (isFile && answer.status === 200) stored.set(url, answer);
      if (stream.destroyed) return;
      stream.respond({...answer.headers, ':status': answer.status});
      const urgency = Number(/u=(\d)/.exec(String(headers['priority']))?.[1] ?? DEFAULT_URGENCY);
      deliver(stream, answer.body, urgency);
      onDelivery?.({path, type: String(answer.headers['content-type'] ?? ''), bytes: answer.body.length});
    }
  });
  const line = createLine();
  const entry = createServer((socket) => secure.emit('connection', slow ? line.connect(socket) : socket));
  const ownPort = port ?? (await freePort());
  await new Promise((resolve) => entry.listen(ownPort, listenHost, () => resolve(null)));
  return {origin: `https://localhost:${ownPort}`, close: () => entry.close()};
}
