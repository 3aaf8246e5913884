const FONT = 'Georgia, serif';
const [INK, QUIET, GREEN, PAPER, RULE] = ['#1f2a24', '#55605a', '#2c5e43', '#f3f1ea', '#dcd8cc'];
const CELL = `padding: 6px 12px 6px 0; border-bottom: 1px solid ${RULE}; font: 16px/1.6 ${FONT}; text-align: left; vertical-align: top`;

/**
 * The style of each part of a mail, for its `style` attribute: many mail programs drop `<style>`. Padding is on cells of tables, because Outlook for
 * Windows ignores it elsewhere.
 */
export const INLINE = {
  body: `margin: 0; padding: 0; background: ${PAPER}`,
  page: `padding: 24px 12px; background: ${PAPER}`,
  width: 'width: 100%; max-width: 616px',
  sheet: `padding: 32px 28px; border-radius: 16px; background: #fff; color: ${INK}; font: 16px/1.6 ${FONT}; text-align: left; overflow-wrap: anywhere`,
  brand: 'margin: 0 0 24px; font-size: 24px; font-weight: bold; color: #17382a',
  sun: 'display: inline-block; width: 18px; height: 18px; margin-right: 10px; border-radius: 9px; background: #f2b45c',
  heading: 'margin: 28px 0 8px; font-size: 18px; line-height: 1.6',
  paragraph: 'margin: 0 0 16px',
  small: `margin: 0 0 16px; font-size: 13px; color: ${QUIET}`,
  link: `color: ${GREEN}`,
  box: 'margin: 0 0 16px',
  button: `border-radius: 8px; background: ${GREEN}; mso-padding-alt: 12px 22px`,
  buttonLink: `display: inline-block; padding: 12px 22px; color: #fff; font: bold 16px/1.6 ${FONT}; text-decoration: none`,
  code: `padding: 14px; border-radius: 8px; background: ${PAPER}; font: bold 20px/1.4 monospace; text-align: center`,
  facts: 'width: 100%; margin: 0 0 16px; border-collapse: collapse',
  factName: `${CELL}; width: 45%; font-weight: normal; color: ${QUIET}`,
  fact: CELL,
  list: 'margin: 0 0 16px; padding-left: 24px',
  quote: 'margin: 0 0 16px; padding: 4px 16px; border-left: 3px solid #b9c9bf',
  footer: `margin: 32px 0 0; padding: 16px 0 0; border-top: 1px solid ${RULE}`,
} as const;

/** The style sheet of all mails, for dark, narrow and printed ones. Each mail contains it, because a mail cannot load a file. */
export const MAIL_STYLES = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page, .code td { background: #161b18 !important; }
  .sheet { background: #1f2622 !important; color: #e8e6dd !important; }
  .brand, .sheet a { color: #9fd3b4 !important; }
  .button td { background: #9fd3b4 !important; }
  .sheet .button a { color: #14231a !important; }
  .facts th, .facts td, .footer { border-color: #3a443e !important; }
  .facts td { color: #e8e6dd !important; }
  .facts th, .small { color: #b4beb7 !important; }
  blockquote { border-color: #4d6457 !important; }
}
@media (max-width: 480px) {
  .page { padding: 0 !important; }
  .sheet { padding: 24px 16px !important; border-radius: 0 !important; }
  .button table { width: 100% !important; }
  .button a { display: block !important; text-align: center; }
}
@media print {
  body, .page { padding: 0 !important; background: none !important; }
  .width { max-width: none !important; }
  .sheet { padding: 0 !important; background: none !important; break-inside: avoid; }
  .code td { border: 2px solid #2c5e43; background: none !important; font-size: 28px !important; }
  .button td { background: none !important; }
  .sheet .button a { padding: 0 !important; color: inherit !important; }
  .code ~ .button a::after { content: '\\a' attr(href); font-weight: normal; white-space: pre-line; }
}
`;
