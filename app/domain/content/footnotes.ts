import type {SiteSettings} from '../../config/site-settings';

/** Notes of the editors at the end of every page and of every buy box; `null` where there is none. */
export type Footnotes = {readonly footer: string | null; readonly buybox: string | null};

/**
 * Returns the footnotes to be shown: those that are active and say something (Specification, section 2, Footer and
 * Product page).
 */
export function footnotesOf({
  footerFootnote: footer,
  pdpBuyboxFootnote: buybox,
}: Pick<SiteSettings, 'footerFootnote' | 'pdpBuyboxFootnote'>): Footnotes {
  return {
    footer: shown(footer.footnoteActive, footer.footnoteText),
    buybox: shown(buybox.buyboxFootnoteActive, buybox.buyboxFootnoteText),
  };
}

function shown(active: boolean, text: string | null): string | null {
  return active && text !== null && text.trim() !== '' ? text : null;
}
