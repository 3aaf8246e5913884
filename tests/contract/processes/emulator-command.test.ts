import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readdir, readFile, rm, symlink} from 'node:fs/promises';
import {IncomingMessage} from 'node:http';
import https from 'node:https';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';

import {afterAll, beforeAll, expect, test} from 'vitest';
import * as z from 'zod';

import {freePort} from '../../../scripts/lib/ports.mjs';
import {withDeadline} from '../../support/deadline';

const run = promisify(execFile);

/** What a stranger may wait for the first answer once everything is installed. */
const FIRST_ANSWER_MS = 60_000;
const STOP_MS = 6_000;

const manifestSchema = z.object({
  bin: z.object({'lichtung-emulator': z.string()}),
  dependencies: z.record(z.string(), z.string()),
});
const productsSchema = z.object({
  data: z.object({
    products: z.object({nodes: z.tuple([z.object({featuredImage: z.object({url: z.string()})})])}),
  }),
});

let folder = '';
const inFolder = (...names: readonly string[]) => path.join(folder, ...names);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lichtung-emulator-'));
});
afterAll(() => rm(folder, {recursive: true, force: true}));

/** Packs the emulator and unpacks it in the new folder, beside the packages that an installation would bring. */
async function install(): Promise<string> {
  const {stdout} = await run(process.execPath, ['scripts/emulator.mjs', 'pack', inFolder('packed')]);
  await run('tar', ['-xzf', stdout.trim().split('\n').at(-1) ?? '', '-C', folder]);
  const manifest = manifestSchema.parse(JSON.parse(await readFile(inFolder('package', 'package.json'), 'utf8')));
  expect(Object.keys(manifest.dependencies)).toEqual(['capnp-es', 'miniflare', 'sharp']);
  await symlink(path.resolve('node_modules'), inFolder('node_modules'));
  return inFolder('package', manifest.bin['lichtung-emulator']);
}

async function makeCertificate(): Promise<void> {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', inFolder('key.pem'), '-out', inFolder('certificate.pem')];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files]);
}

/** Posts a GraphQL document, trusting the certificate alone. */
async function storefront(origin: string, query: string): Promise<z.output<typeof productsSchema>> {
  const request = https.request(`${origin}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'User-Agent': 'test'},
    ca: await readFile(inFolder('certificate.pem')),
  });
  request.end(JSON.stringify({query}));
  const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(request, 'response'));
  return productsSchema.parse(JSON.parse(await text(answer)));
}

test('packed, it answers in a new folder by https, and what it names leads to its own origin', async () => {
  const [command, port] = await Promise.all([install(), freePort(), makeCertificate()]);
  const origin = `https://localhost:${port}`;
  const options = [`--port=${port}`, '--certificate=certificate.pem', '--key=key.pem'];
  const emulator = spawn(process.execPath, [command, ...options], {cwd: folder, stdio: ['ignore', 'pipe', 'inherit']});
  const stopped = once(emulator, 'exit');
  const query = '{ products(first: 1) { nodes { featuredImage { url } } } }';
  const firstAnswer = async () => {
    for await (const line of createInterface({input: emulator.stdout})) if (line.includes(origin)) break;
    return storefront(origin, query);
  };
  try {
    const {data} = await withDeadline(firstAnswer(), FIRST_ANSWER_MS, 'The first answer');
    expect(data.products.nodes[0].featuredImage.url).toContain(`${origin}/cdn/shop/files/`);
    expect(await readdir(inFolder('.emulator'))).toContain('objects');
    const snapshot = run(process.execPath, [command, 'snapshot', 'saved'], {cwd: folder});
    await expect(snapshot).rejects.toThrow('is in use');
  } finally {
    emulator.kill('SIGTERM');
    await withDeadline(stopped, STOP_MS, 'The end of the emulator');
  }
}, 120_000);
