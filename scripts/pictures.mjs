// `node scripts/pictures.mjs`: draws what is not drawn yet, with all its widths; `npm start` runs it in the background.
import {createHash} from 'node:crypto';
import {renameSync, writeFileSync} from 'node:fs';
import {mkdir, readFile, stat, unlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import sharp from 'sharp';

import {picturesDir} from './lib/paths.mjs';
import {seedPlugin} from './lib/seed-plugin.mjs';

const SOURCE = fileURLToPath(new URL('../emulator/pictures/rendered.ts', import.meta.url));
const MANIFEST = 'manifest.json';
const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600];
/** The few browsers and mail readers that lack AVIF get the next of these. */
const WEBP_WIDTHS = [320, 640, 960, 1600];
const LARGEST = 1600;
const AT_ONCE = 2;
/** Part of every hash: raise it when the encoding changes. */
const ENCODING = 'webp 70, avif 48, 4';
/** Of an SVG without a unit: the density at which a pixel of the drawing is a pixel of the picture. */
const DENSITY = 72;

/** Bundles the drawings in memory; the code says what all pictures look like, so it is what the hash is made of. */
async function bundleDrawings() {
  const {outputFiles} = await build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    legalComments: 'none',
    plugins: [seedPlugin],
  });
  return outputFiles[0].text;
}

async function loadDrawings(code, outDir) {
  const file = join(outDir, `.drawings-${process.pid}.mjs`);
  await writeFile(file, code);
  try {
    return await import(`${pathToFileURL(file).href}?${createHash('sha256').update(code).digest('hex').slice(0, 12)}`);
  } finally {
    await unlink(file);
  }
}

async function readManifest(outDir) {
  try {
    const manifest = JSON.parse(await readFile(join(outDir, MANIFEST), 'utf8'));
    if (typeof manifest?.pictures === 'object' && manifest.pictures !== null) return manifest;
  } catch {
    // None yet, or one that a full disk cut short: everything is drawn again.
  }
  return {code: '', upTo: 0, pictures: {}};
}

/** In one go, without waiting: two pictures may be ready at once, and a killed run must leave a whole manifest behind. */
function writeManifest(outDir, manifest) {
  const file = join(outDir, MANIFEST);
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(manifest));
  renameSync(`${file}.${process.pid}`, file);
}

function filesOf(name, width) {
  const webp = WEBP_WIDTHS.includes(width) ? [`${name}-${width}.webp`] : [];
  return [...webp, `${name}-${width}.avif`];
}

async function isThere(outDir, files) {
  try {
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(outDir, file))).size));
    return sizes.every((size) => size > 0);
  } catch {
    return false;
  }
}

const encoders = {
  avif: (image) => image.avif({quality: 48, effort: 0, chromaSubsampling: '4:2:0'}),
  webp: (image, width) => image.webp({quality: 70, effort: width <= 640 ? 2 : 0}),
};

/** Whole or not at all: who asks meanwhile gets the next width. */
async function store(outDir, file, bytes) {
  const unfinished = join(outDir, `.${process.pid}-${file}`);
  await writeFile(unfinished, bytes);
  renameSync(unfinished, join(outDir, file));
}

/** Draws at the largest of the widths and halves from there: each is made from the nearest that is twice as wide. */
async function rasterise(outDir, name, svg, picture, widths) {
  const widest = Math.max(...widths);
  const density = (DENSITY * widest) / picture.width;
  const master = await sharp(Buffer.from(svg), {density}).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const made = [master];
  for (const width of widths.toReversed()) {
    const from = made.findLast(({info}) => info.width >= width * 2) ?? master;
    const height = Math.round((width / picture.width) * picture.height);
    const pixels = await sharp(from.data, {raw: from.info})
      .resize({width, height})
      .raw()
      .toBuffer({resolveWithObject: true});
    made.push(pixels);
    for (const file of filesOf(name, width)) {
      const encode = encoders[file.endsWith('.avif') ? 'avif' : 'webp'];
      await store(outDir, file, await encode(sharp(pixels.data, {raw: pixels.info}), width).toBuffer());
    }
  }
}

/** A film's frames are WebP pictures in a row. */
async function shoot(outDir, name, film, {frameOfWebp, webm}) {
  const frames = [];
  for (let frame = 0; frame < film.frames; frame += 1) {
    frames.push(
      frameOfWebp(
        await sharp(Buffer.from(film.draw(frame)))
          .removeAlpha()
          .webp({quality: 60})
          .toBuffer(),
      ),
    );
  }
  await store(outDir, `${name}.webm`, webm(frames, film));
}

/** One job for each picture and film that is not as it should be. */
async function jobsFor(drawings, known, outDir, upTo) {
  const jobs = [];
  const add = async (name, content, files, run) => {
    const hash = createHash('sha256').update(ENCODING).update(content).digest('hex');
    const before = known[name]?.hash === hash ? known[name].files : [];
    const has = new Set((await isThere(outDir, before)) ? before : []);
    const missing = files.filter((file) => !has.has(file));
    if (missing.length > 0) jobs.push({name, hash, files: [...new Set([...has, ...files])], run: () => run(missing)});
  };
  for (const [name, picture] of drawings.pictures) {
    const svg = picture.draw();
    const widths = WIDTHS.filter((width) => width <= Math.min(picture.width, upTo));
    await add(
      name,
      svg,
      widths.flatMap((width) => filesOf(name, width)),
      (missing) => {
        const wanted = widths.filter((width) => filesOf(name, width).some((file) => missing.includes(file)));
        return rasterise(outDir, name, svg, picture, wanted);
      },
    );
  }
  for (const [name, film] of drawings.videos) {
    const content = `${film.draw(0)}${film.draw(1)}${film.frames}`;
    await add(`film ${name}`, content, [`${name}.webm`], () => shoot(outDir, name, film, drawings));
  }
  return jobs;
}

/**
 * Draws every picture of the catalogue up to a width and stores it as `{name}-{width}.avif` and, for some widths, `.webp`
 * in `outDir`, and every film as `{name}.webm`. What is there already with the same content is left alone, so that a run
 * may be ended at any time. Gives how many were made.
 *
 * @param {{outDir: string, upTo?: number, onProgress?: (progress: {done: number, total: number}) => void}} options
 *   `upTo`: the widest in pixels; `onProgress` is called after each
 */
export async function renderPictures({outDir, upTo = LARGEST, onProgress = () => {}}) {
  await mkdir(outDir, {recursive: true});
  const [code, manifest] = await Promise.all([bundleDrawings(), readManifest(outDir)]);
  const codeHash = createHash('sha256').update(ENCODING).update(code).digest('hex');
  const listed = Object.values(manifest.pictures).flatMap(({files}) => files);
  if (manifest.code === codeHash && manifest.upTo >= upTo && (await isThere(outDir, listed))) return {made: 0};

  const known = {code: '', upTo: 0, pictures: {...manifest.pictures}};
  const drawings = await loadDrawings(code, outDir);
  const names = new Set([...drawings.pictures.keys(), ...[...drawings.videos.keys()].map((name) => `film ${name}`)]);
  for (const name of Object.keys(known.pictures).filter((name) => !names.has(name))) {
    await Promise.all(known.pictures[name].files.map((file) => unlink(join(outDir, file)).catch(() => {})));
    delete known.pictures[name];
  }
  const jobs = await jobsFor(drawings, known.pictures, outDir, upTo);
  const total = jobs.length;
  let done = 0;
  const work = async () => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      await job.run();
      known.pictures[job.name] = {hash: job.hash, files: job.files};
      done += 1;
      writeManifest(outDir, known);
      onProgress({done, total});
    }
  };
  const before = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await Promise.all(Array.from({length: AT_ONCE}, work));
  } finally {
    sharp.concurrency(before);
  }
  writeManifest(outDir, {...known, code: codeHash, upTo});
  return {made: total};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await renderPictures({outDir: picturesDir});
