import {createHash} from 'node:crypto';
import {renameSync, writeFileSync} from 'node:fs';
import {mkdir, readFile, stat, unlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import sharp from 'sharp';

const CATALOGUE = fileURLToPath(new URL('../emulator/pictures/catalogue.ts', import.meta.url));
const MANIFEST = 'manifest.json';
const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600];
const AT_ONCE = 2;
/** Part of every hash: raise it when the encoding changes. */
const ENCODING = 'webp 70, avif 48, 3';

/** Bundles the catalogue in memory; the code says what all pictures look like, so it is what the hash is made of. */
async function bundleCatalogue() {
  const {outputFiles} = await build({
    entryPoints: [CATALOGUE],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    legalComments: 'none',
  });
  return outputFiles[0].text;
}

async function loadCatalogue(code, outDir) {
  const file = join(outDir, `.catalogue-${process.pid}.mjs`);
  await writeFile(file, code);
  try {
    const {pictures} = await import(
      `${pathToFileURL(file).href}?${createHash('sha256').update(code).digest('hex').slice(0, 12)}`
    );
    return pictures;
  } finally {
    await unlink(file);
  }
}

async function readManifest(outDir) {
  try {
    const manifest = JSON.parse(await readFile(join(outDir, MANIFEST), 'utf8'));
    return typeof manifest === 'object' && manifest !== null && typeof manifest.pictures === 'object'
      ? manifest
      : {code: '', pictures: {}};
  } catch {
    return {code: '', pictures: {}};
  }
}

/** In one go, without waiting: two pictures may be ready at once, and a killed run must leave a whole manifest behind. */
function writeManifest(outDir, manifest) {
  const file = join(outDir, MANIFEST);
  writeFileSync(`${file}.new`, JSON.stringify(manifest));
  renameSync(`${file}.new`, file);
}

function filesOf(name, width) {
  return WIDTHS.filter((candidate) => candidate <= width).flatMap((candidate) => [
    `${name}-${candidate}.webp`,
    `${name}-${candidate}.avif`,
  ]);
}

async function isThere(outDir, files) {
  try {
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(outDir, file))).size));
    return sizes.every((size) => size > 0);
  } catch {
    return false;
  }
}

const AVIF = {quality: 48, effort: 0, chromaSubsampling: '4:2:0'};

/** The few browsers that lack AVIF get WebP; only card sizes are worth more of its encoder's time. */
function webpFor(width) {
  return {quality: 70, effort: width <= 640 ? 2 : 0};
}

/** Draws at the largest width and halves from there: each width is made from the nearest that is at least twice as wide. */
async function rasterise(outDir, name, svg, {width, height}) {
  const master = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const made = [master];
  for (const target of WIDTHS.filter((candidate) => candidate <= width).toReversed()) {
    const from = made.findLast(({info}) => info.width >= target * 2) ?? master;
    const pixels = await sharp(from.data, {raw: from.info})
      .resize({width: target, height: Math.round((target / width) * height)})
      .raw()
      .toBuffer({resolveWithObject: true});
    made.push(pixels);
    const encoder = () => sharp(pixels.data, {raw: pixels.info});
    await Promise.all([
      encoder()
        .webp(webpFor(target))
        .toFile(join(outDir, `${name}-${target}.webp`)),
      encoder()
        .avif(AVIF)
        .toFile(join(outDir, `${name}-${target}.avif`)),
    ]);
  }
}

/**
 * Draws every picture of the catalogue and stores it as `{name}-{width}.webp` and `.avif` in `outDir`, for the widths
 * up to the master's own. What is there already with the same content is left alone. `onProgress` is called with
 * `{done, total, name}` after each picture that was made. Gives how many were made and how many there are.
 */
export async function renderPictures({outDir, onProgress = () => {}}) {
  await mkdir(outDir, {recursive: true});
  const [code, manifest] = await Promise.all([bundleCatalogue(), readManifest(outDir)]);
  const codeHash = createHash('sha256').update(ENCODING).update(code).digest('hex');
  if (
    manifest.code === codeHash &&
    (await isThere(
      outDir,
      Object.values(manifest.pictures).flatMap(({files}) => files),
    ))
  ) {
    return {made: 0, total: Object.keys(manifest.pictures).length};
  }
  const known = {code: '', pictures: {...manifest.pictures}};
  const waiting = [];
  const catalogue = await loadCatalogue(code, outDir);
  for (const [name, picture] of catalogue) {
    const svg = picture.draw();
    const hash = createHash('sha256').update(ENCODING).update(svg).digest('hex');
    const files = filesOf(name, picture.width);
    if (known.pictures[name]?.hash === hash && (await isThere(outDir, files))) continue;
    waiting.push({name, picture, svg, hash, files});
  }
  const gone = Object.keys(known.pictures).filter((name) => !catalogue.has(name));
  for (const name of gone) {
    await Promise.all(known.pictures[name].files.map((file) => unlink(join(outDir, file)).catch(() => {})));
    delete known.pictures[name];
  }
  const total = waiting.length;
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await rasterise(outDir, next.name, next.svg, next.picture);
      known.pictures[next.name] = {hash: next.hash, files: next.files};
      done += 1;
      writeManifest(outDir, known);
      onProgress({done, total, name: next.name});
    }
  };
  const before = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await Promise.all(Array.from({length: AT_ONCE}, work));
  } finally {
    sharp.concurrency(before);
  }
  writeManifest(outDir, {...known, code: codeHash});
  return {made: total, total: catalogue.size};
}
