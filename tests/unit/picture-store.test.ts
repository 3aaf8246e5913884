import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {createPictureStore} from '../../scripts/lib/pictures/store.mjs';

const FILES = ['bag-160.avif', 'bag-320.avif'];

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(dir, {recursive: true, force: true}));

/** A drawing whose files hold their own name and its content. */
function drawing(content = 'one', name = 'bag', files: readonly string[] = FILES) {
  const render = vi.fn((wanted: readonly string[]) =>
    Promise.resolve(new Map(wanted.map((file) => [file, Buffer.from(`${file} ${content}`)]))),
  );
  return {name, files, hash: () => content, render};
}

/** A drawing whose rendering ends when the test says so. */
function heldDrawing(name: string) {
  const drawn = drawing('one', name, [`${name}.avif`]);
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {...drawn, render: vi.fn((files: readonly string[]) => held.then(() => drawn.render(files))), finish};
}

const textOf = async (bytes: Promise<Buffer | null>) => (await bytes)?.toString();

describe('a store of pictures', () => {
  it('renders only the requested file, once, and shares the work', async () => {
    const bag = drawing();
    const store = createPictureStore({dir, drawings: [bag]});
    const both = [store.get('bag-320.avif'), store.get('bag-320.avif')];
    expect(await Promise.all(both.map(textOf))).toEqual(['bag-320.avif one', 'bag-320.avif one']);
    await store.get('bag-320.avif');
    expect(bag.render.mock.calls).toEqual([[['bag-320.avif']]]);
  });

  it('finds what another process has rendered', async () => {
    await createPictureStore({dir, drawings: [drawing()]}).get('bag-320.avif');
    const bag = drawing();
    expect(await textOf(createPictureStore({dir, drawings: [bag]}).get('bag-320.avif'))).toBe('bag-320.avif one');
    expect(bag.render).not.toHaveBeenCalled();
  });

  it('renders a changed drawing anew and removes its old files', async () => {
    await createPictureStore({dir, drawings: [drawing()]}).renderAll();
    const store = createPictureStore({dir, drawings: [drawing('two')]});
    expect(await textOf(store.get('bag-320.avif'))).toBe('bag-320.avif two');
    expect(await readdir(path.join(dir, 'bag'))).toEqual(['two-bag-320.avif']);
  });

  it('has no other files than those of its drawings', async () => {
    expect(await createPictureStore({dir, drawings: [drawing()]}).get('../bag-320.avif')).toBeNull();
  });

  it('tries again after a failure', async () => {
    const bag = drawing();
    bag.render.mockRejectedValueOnce(new Error('no memory'));
    const store = createPictureStore({dir, drawings: [bag]});
    await expect(store.get('bag-320.avif')).rejects.toThrow('no memory');
    expect(await textOf(store.get('bag-320.avif'))).toBe('bag-320.avif one');
  });

  it('renders a bounded number at once', async () => {
    const drawings = ['a', 'b', 'c'].map((name) => heldDrawing(name));
    const begun = () => drawings.filter(({render}) => render.mock.calls.length > 0);
    const store = createPictureStore({dir, drawings, atOnce: 2});
    const asked = Promise.all(drawings.map(({name}) => store.get(`${name}.avif`)));
    await vi.waitFor(() => expect(begun()).toHaveLength(2), {timeout: 20_000});
    // Each request reads the disk once before it renders: after these reads the third would have begun.
    for (const _ of drawings) await readdir(dir);
    expect(begun()).toHaveLength(2);
    begun()[0]?.finish();
    await vi.waitFor(() => expect(begun()).toHaveLength(3), {timeout: 20_000});
    for (const each of drawings) each.finish();
    expect(await asked).not.toContain(null);
  });

  it('renders all missing files and returns the path of each', async () => {
    const bag = drawing();
    const store = createPictureStore({dir, drawings: [bag, drawing('one', 'cup', ['cup-160.avif'])]});
    await store.get('bag-160.avif');
    const progress = vi.fn();
    expect([...(await store.renderAll({onProgress: progress})).keys()]).toEqual([...FILES, 'cup-160.avif']);
    expect(bag.render.mock.calls).toEqual([[['bag-160.avif']], [['bag-320.avif']]]);
    expect(progress.mock.calls).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});
