import {describe, expect, it} from 'vitest';
import {FOOTER_SEO_MENU, GREEN_BAR, HEADER_MENU, MOBILE_ICON_MENU, TOP_BAR, type MenuItem} from './menus';

const MENUS = {HEADER_MENU, FOOTER_SEO_MENU, TOP_BAR, MOBILE_ICON_MENU, GREEN_BAR};

function flat(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => [item, ...flat(item.items ?? [])]);
}

function depth(items: readonly MenuItem[]): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depth(item.items ?? [])));
}

describe.each(Object.entries(MENUS))('%s', (_, menu) => {
  it('has the same entries in both languages', () => {
    expect(flat(menu.de).map((item) => item.id)).toEqual(flat(menu.en).map((item) => item.id));
  });

  it.each(['de', 'en'] as const)('leads to the pages of its own language: %s', (language) => {
    for (const {url} of flat(menu[language]))
      expect(url).toMatch(
        new RegExp(`^(/${language}/[cgkp]/[a-z-]+|/login\\?return_to=%2F${language}%2F.+|https://.+)$`),
      );
  });

  it('gives every entry an id of its own', () => {
    const ids = flat(menu.de).map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('shape of the menus', () => {
  it('gives the header menu three levels', () => {
    expect(depth(HEADER_MENU.de)).toBe(3);
  });

  it('gives the mobile menu four icon buttons', () => {
    expect(MOBILE_ICON_MENU.en).toHaveLength(4);
  });
});
