/** The stylesheet of all mails. Each mail contains it, because a mail cannot load a file. */
export const MAIL_STYLES = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 12px; background: #f3f1ea; color: #1f2a24; font: 16px/1.6 Georgia, serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px 28px; border-radius: 16px; background: #fff; }
.brand { margin: 0 0 24px; font-size: 24px; font-weight: bold; color: #17382a; }
.brand::before { content: ''; display: inline-block; width: 0.75em; height: 0.75em; margin-right: 0.4em; border-radius: 50%; background: #f2b45c; }
h2 { margin: 28px 0 8px; font-size: 18px; }
p { margin: 0 0 16px; white-space: pre-line; overflow-wrap: anywhere; }
a { color: #2c5e43; }
.button { display: inline-block; padding: 12px 22px; border-radius: 8px; background: #2c5e43; color: #fff; font-weight: bold; text-decoration: none; }
.code { padding: 14px; border-radius: 8px; background: #f3f1ea; font: bold 20px/1.4 monospace; text-align: center; }
table { width: 100%; margin: 0 0 16px; border-collapse: collapse; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid #dcd8cc; text-align: left; vertical-align: top; font-weight: normal; white-space: pre-line; overflow-wrap: anywhere; }
th { width: 45%; color: #55605a; }
blockquote { margin: 0 0 16px; padding: 4px 16px; border-left: 3px solid #b9c9bf; white-space: pre-line; overflow-wrap: anywhere; }
footer { margin-top: 32px; padding-top: 16px; border-top: 1px solid #dcd8cc; }
.small, footer p { font-size: 13px; color: #55605a; }
@media (prefers-color-scheme: dark) {
  body { background: #161b18; color: #e8e6dd; }
  main { background: #1f2622; }
  .brand, a { color: #9fd3b4; }
  .button { background: #9fd3b4; color: #14231a; }
  .code { background: #161b18; }
  th, td, footer { border-color: #3a443e; }
  th, .small, footer p { color: #b4beb7; }
  blockquote { border-color: #4d6457; }
}
@media (max-width: 480px) {
  body { padding: 0; }
  main { padding: 24px 16px; border-radius: 0; }
  .button { display: block; text-align: center; }
}
@media print {
  body { padding: 0; background: none; }
  main { max-width: none; padding: 0; break-inside: avoid; }
  .code { border: 2px solid #2c5e43; background: none; font-size: 28px; }
  .button { padding: 0; background: none; color: inherit; font-weight: bold; }
  .code ~ p .button::after { content: '\\a' attr(href); font-weight: normal; }
}
`;
