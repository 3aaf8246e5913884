import {PAPER} from './paper';

/** The values behind the theme. Styles use them through `vars` of `theme.css.ts`, never directly. */
export const tokens = {
  color: {
    paper: PAPER,
    paperDeep: '#F3ECDD',
    white: '#FFFFFF',
    forest900: '#12291F',
    forest700: '#1F4A37',
    forest500: '#2D6A4F',
    forest400: '#347A5B',
    roast900: '#2B1B13',
    roast600: '#6A4632',
    sun: '#F4B860',
    sunDeep: '#EBA63F',
    ember700: '#B4481A',
    berry: '#9B2C45',
    moss: '#CFDCC8',
    mossDeep: '#BFD0B6',
    mossLight: '#E8EEE1',
    /** Hairlines that carry no meaning. */
    line: '#E3D9C5',
    /** Borders of controls: 3:1 against paper. */
    outline: '#8D735F',
  },
  font: {
    serif: '"Fraunces", "Fraunces Georgia", "Fraunces Noto", "Fraunces Times", "Fraunces DejaVu", serif',
    sans: '"Figtree", "Figtree Arial", "Figtree Roboto", "Figtree DejaVu", sans-serif',
  },
  /**
   * Fluid between 360 and 1280 px; in rem, so that the visitor's own text size counts. Where letters are twice as large, a phone's width holds
   * headings back: their words would be cut.
   */
  text: {
    small: 'clamp(0.9rem, 0.885rem + 0.07vw, 0.9375rem)',
    body: 'clamp(1.0625rem, 1.04rem + 0.11vw, 1.125rem)',
    lead: 'min(clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem), 9vw)',
    heading3: 'min(clamp(1.3125rem, 1.22rem + 0.4vw, 1.5625rem), 9vw)',
    heading2: 'min(clamp(1.75rem, 1.52rem + 1vw, 2.375rem), 10vw)',
    heading1: 'min(clamp(2.125rem, 1.7rem + 1.9vw, 3.25rem), 11vw)',
  },
  /** Multiples of 8 px. */
  space: {
    half: '0.25rem',
    1: '0.5rem',
    2: '1rem',
    3: '1.5rem',
    4: '2rem',
    5: '2.5rem',
    6: '3rem',
    8: '4rem',
    /** Between the edge of the screen and the page; no wider with larger letters, which need the room. */
    gutter: 'clamp(min(1.25rem, 6.25vw), 5vw, 4rem)',
    /** Between two sections of a page. */
    section: 'clamp(3.5rem, 9vw, 7.5rem)',
  },
  radius: {small: '4px', medium: '8px', large: '12px'},
  shadow: {
    /** Paper lying on paper. */
    paper: '0 1px 2px rgb(74 44 22 / 0.10), 0 10px 28px -8px rgb(74 44 22 / 0.22)',
    /** The bright button, lifted by its own light. */
    bright: '0 1px 0 rgb(74 44 22 / 0.18), 0 8px 18px -8px rgb(180 100 20 / 0.55)',
  },
  motion: {quick: '160ms cubic-bezier(0.2, 0.7, 0.3, 1)', calm: '240ms cubic-bezier(0.2, 0.7, 0.3, 1)'},
  size: {
    /** The least side of what a finger meets (WCAG 2.2, 2.5.5). */
    target: '2.75rem',
    page: '80rem',
    /** 60 to 70 characters of body text. */
    measure: '37rem',
  },
} as const;

/** What lies between a dialog and the page. No custom property: a backdrop sees none before Chrome 122, Safari 17.4 and Firefox 120. */
export const BACKDROP = `${tokens.color.forest900}8C`;

/** The letters of `pageTitle`, in rem as above. No custom property: every document would carry it, and few have such a title. */
export const DISPLAY_SIZE = 'min(clamp(2.625rem, 1.8rem + 3.6vw, 4.75rem), 13vw)';
