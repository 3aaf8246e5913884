import {describe, expect, it} from 'vitest';
import * as z from 'zod';

import {documentSchema} from '../../../contracts/cms';
import {importLines} from './import-lines';

const {lines, pictures, files} = importLines();
const idOf = (line: string) => z.object({_id: z.string()}).parse(JSON.parse(line))._id;

/** Puts references in the place of assets, as the import does after it has uploaded them. */
const asImported = (line: string): unknown =>
  JSON.parse(line, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('_sanityAsset' in value)) return value;
    const {_sanityAsset: address, ...others} = value;
    const ending = String(address).startsWith('image@') ? '800x600-webp' : 'txt';
    const kind = String(address).startsWith('image@') ? 'image' : 'file';
    return {...others, asset: {_type: 'reference', _ref: `${kind}-${'0'.repeat(40)}-${ending}`}};
  });

describe('the demo content for an import into the CMS', () => {
  it.each(lines.map((line) => ({id: idOf(line), line})))('$id fits its contract', ({line}) => {
    expect(line).not.toContain('\n');
    const document = {_rev: 'r', ...z.looseObject({}).parse(asImported(line))};
    expect(documentSchema.safeParse(document).error?.issues).toBeUndefined();
  });

  it('has each document once, and refers to documents of its own alone', () => {
    const ids = lines.map(idOf);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(150);
    const referred = lines.flatMap((line) => [...line.matchAll(/"_ref":"([^"]+)"/g)].map(([, id]) => id));
    expect(referred.filter((id) => !ids.includes(String(id)))).toEqual([]);
  });

  it('names the assets that lie beside it', () => {
    const named = lines.flatMap((line) => [...line.matchAll(/@file:\/\/\.\/(\w+)\/([^"]+)"/g)]);
    const of = (folder: string) => new Set(named.filter(([, own]) => own === folder).map(([, , file]) => file));
    expect([...of('images')].sort()).toEqual(pictures);
    expect([...of('files')].sort()).toEqual(Object.keys(files).sort());
  });
});
