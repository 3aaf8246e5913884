import {HtmlValidate, StaticConfigLoader} from 'html-validate';

import {tags} from './html';

/** The validator's recommended rules, without those on how HTML is written down: React does that. */
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
      // Types of buttons and fields that HTML itself gives.
      'no-implicit-button-type': 'off',
      'no-implicit-input-type': 'off',
      // An ampersand that begins no entity stands for itself.
      'no-raw-characters': ['error', {relaxed: true}],
      // React's `useId` begins with a colon, which HTML allows.
      'valid-id': ['error', {relaxed: true}],
      'form-dup-name': ['error', {shared: ['radio', 'checkbox', 'submit', 'button', 'reset']}],
      // A list or group may have a name.
      'aria-label-misuse': ['error', {allowAnyNamable: true}],
      // Numbers are kept in one line by their styles.
      'tel-non-breaking': 'off',
      // The question for consent stands before the page, with a heading of its own.
      'heading-level': ['error', {minInitialRank: 'any'}],
      // The shop's own files need no checksum.
      'require-sri': ['error', {target: 'crossorigin'}],
      // Good advice, but no fault: a table that scrolls is a region without being a section.
      'prefer-native-element': 'off',
      // The same menu stands twice, for wide and for narrow screens: one of them is always `display: none`.
      'unique-landmark': 'off',
    },
  }),
);

/** What a form asks for stands hidden in it, for the Enter key, and once more on its buttons: the last value counts. */
const isHiddenDefault = ({ruleId, message}: {readonly ruleId: string; readonly message: string}) =>
  ruleId === 'form-dup-name' && message.includes('"intent"');

/** What the validator does not ask: one first heading, every picture with words and a size. */
function faultsOfOutline(html: string): readonly string[] {
  const headings = tags(html, 'h1').length;
  const pictures = tags(html, 'img').filter(({alt, width, height}) => alt === undefined || !width || !height);
  return [
    ...(headings === 1 ? [] : [`${headings} first headings`]),
    ...pictures.map(({src = ''}) => `a picture without words or size: ${src}`),
  ];
}

/** A document without what is the same on every page: the frame, styles and scripts. Its head stays. */
export function withoutFrame(html: string): string {
  return html
    .replace(/<header[^>]*>.*?<\/header>(?=.*<main)/s, '')
    .replace(/<footer(?!.*<main).*<\/footer>/s, '')
    .replace(/<(style|script)\b.*?<\/\1>/gs, '');
}

/** What is wrong with a whole document, each with its rule and place; an empty list where it is valid. */
export async function faultsOfHtml(html: string): Promise<readonly string[]> {
  const {results} = await validator.validateString(html);
  const faults = results.flatMap(({messages}) =>
    messages
      .filter((fault) => !isHiddenDefault(fault))
      .map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
  return [...faults, ...faultsOfOutline(html)];
}
