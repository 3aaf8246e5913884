/**
 * Drawings that stand for a control by themselves: they come with the document. Strokes on a grid of 24, drawn with a round pen of
 * 1.7.
 */
export const ICON_PATHS = {
  cart: 'M4.2 8.4h15.6l-1.3 10.1a2 2 0 0 1-2 1.7H7.5a2 2 0 0 1-2-1.7L4.2 8.4ZM8.4 8.4c0-2.9 1.5-4.9 3.6-4.9s3.6 2 3.6 4.9',
  search: 'M10.6 17.4a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.6 15.7l4.7 4.6',
  menu: 'M3.8 7.2c5.4-.5 11 .4 16.4 0M3.8 12.1c5.4.4 11-.4 16.4 0M3.8 17c5.4-.4 11 .4 16.4 0',
  close: 'M5.6 5.8c4.2 4.3 8.4 8.4 12.8 12.4M18.3 5.7C14.1 10 9.9 14.1 5.7 18.3',
  chevron: 'M6 9.3c2 2.1 4 4.1 6 6 2-1.9 4-3.9 6-6',
  check: 'M4.6 12.8c1.7 1.6 3.2 3.3 4.6 5.2 2.9-4.7 6.2-8.7 10.2-12',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
} as const;

/** Drawings beside words, by their ids in `icons.svg`: one file for all pages, which no document has to carry. */
export const ICONS_BESIDE_WORDS = [
  'truck',
  'leaf',
  'user',
  'help',
  'arrow',
  'bag',
  'alert',
  'kettle',
  'gift',
  'tag',
] as const;

export type IconName = keyof typeof ICON_PATHS | (typeof ICONS_BESIDE_WORDS)[number];
