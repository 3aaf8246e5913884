import {describe, expect, it} from 'vitest';

import {softHyphens} from '../../app/domain/hyphenation';
import {shopTexts} from '../support/shop-texts';

/** Of how many times the size of the letters a word is wide, roughly: the sans of tiles is a little narrower than the serif of headlines. */
function widthOf(word: string): number {
  const letters = [...word].map((letter) => (/[fijlrtI-]/.test(letter) ? 0.31 : /[mwMW]/.test(letter) ? 0.8 : 0.54));
  return letters.reduce((sum, width) => sum + width, 0);
}

/** What of a title would be cut in a line that is as wide as `fits` times the size of its letters. */
function cutIn(title: string, place: 'headline' | 'tile', fits: number): readonly string[] {
  const parts = softHyphens(title, place)
    .replaceAll('\u00AD', '-\u00AD')
    .split(/[\s\u00AD]|(?<=-)/);
  return parts.filter((part) => widthOf(part) > fits);
}

const german = shopTexts.filter(({language}) => language === 'de');
const titles = (file: RegExp) => german.filter(({where}) => file.test(where));
const headings = german.flatMap(({where, text}) => {
  const found =
    /\.md:\d+$/.test(where) && !where.includes('/posts/') ? /^(?:title: |:+hero\[)['"]?([^\]]+)/.exec(text) : null;
  return found?.[1] === undefined ? [] : [found[1]];
});

describe('no German title is cut in the middle of a word', () => {
  it('on the tiles of listings, from 993 px', () => {
    const names = titles(/catalogue\/(?:gear|products)\/.* title$/).map(({text}) => text);
    expect(names.length).toBeGreaterThan(100);
    expect(names.flatMap((name) => cutIn(name, 'tile', 6))).toEqual([]);
  });

  it('in the headlines of listings and pages, on a phone and beside the words of a listing', () => {
    const collections = titles(/catalogue\/collections\.json.* title$/).map(({text}) => text);
    expect(collections.length).toBeGreaterThan(30);
    expect(headings.length).toBeGreaterThan(50);
    expect([...collections, ...headings].flatMap((title) => cutIn(title, 'headline', 6.6))).toEqual([]);
  });
});
