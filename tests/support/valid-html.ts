import {HtmlValidate, StaticConfigLoader} from 'html-validate';

import {tags} from './html';

/** The validator's recommended rules, without those about formatting, which React decides. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      // Default types of buttons and fields.
      'no-implicit-button-type': 'off',
      'no-implicit-input-type': 'off',
      // An ampersand that begins no entity is valid.
      'no-raw-characters': ['error', {relaxed: true}],
      // React's `useId` begins with a colon, which HTML allows.
      'valid-id': ['error', {relaxed: true}],
      'form-dup-name': ['error', {shared: ['radio', 'checkbox', 'submit', 'button', 'reset']}],
      // A list or group may have an accessible name.
      'aria-label-misuse': ['error', {allowAnyNamable: true}],
      // Styles keep phone numbers in one line.
      'tel-non-breaking': 'off',
      // The consent banner precedes the page and has its own heading.
      'heading-level': ['error', {minInitialRank: 'any'}],
      // First-party files need no integrity attribute.
      'require-sri': ['error', {target: 'crossorigin'}],
      // A preference, not an error: a scrolling table is a region but no section.
      'prefer-native-element': 'off',
      // The same menu exists twice, for wide and narrow screens; one is always `display: none`.
      'unique-landmark': 'off',
    },
  }),
);

/** A form's `intent` is in a hidden field, for the Enter key, and on its buttons; the last value counts. */
const isHiddenDefault = ({ruleId, message}: {readonly ruleId: string; readonly message: string}) =>
  ruleId === 'form-dup-name' && message.includes('"intent"');

/** Rules that the validator lacks: one `h1`, and every picture has a text and a size. */
function faultsOfOutline(html: string): readonly string[] {
  const headings = tags(html, 'h1').length;
  const pictures = tags(html, 'img').filter(({alt, width, height}) => alt === undefined || !width || !height);
  return [
    ...(headings === 1 ? [] : [`${headings} first headings`]),
    ...pictures.map(({src = ''}) => `a picture without words or size: ${src}`),
  ];
}

/** A document without the parts that every page shares: shell, styles and scripts. Its head stays. */
export function withoutFrame(html: string): string {
  return html
    .replace(/<header[^>]*>.*?<\/header>(?=.*<main)/s, '')
    .replace(/<footer(?!.*<main).*<\/footer>/s, '')
    .replace(/<(style|script)\b.*?<\/\1>/gs, '');
}

/** The errors of a whole document, each with its rule and position; empty if it is valid. */
export async function faultsOfHtml(html: string): Promise<readonly string[]> {
  const {results} = await validator.validateString(html);
  const faults = results.flatMap(({messages}) =>
    messages
      .filter((fault) => !isHiddenDefault(fault))
      .map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
  return [...faults, ...faultsOfOutline(html)];
}
