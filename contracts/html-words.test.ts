import {describe, expect, it} from 'vitest';

import {htmlWords, resolveReferences} from './html-words';

describe('the words of HTML', () => {
  it.each([
    ['without its markup', '<p>Klar &amp; hell.</p><p>Süß.</p>', 'Klar & hell. Süß.'],
    ['in one line', ' <ul>\n<li>Eins</li>\n<li>Zwei</li>\n</ul>', 'Eins Zwei'],
    ['with plain spaces', '250&nbsp;g\u00a0– 4&#160;€', '250 g – 4 €'],
    ['without hyphens for breaks', 'Kaffee&shy;m\u00adühle', 'Kaffeemühle'],
    ['with markup that is text', '&lt;b&gt; &amp;lt; &amp;amp;', '<b> &lt; &amp;'],
  ])('are %s', (_, html, words) => {
    expect(htmlWords(html)).toBe(words);
  });
});

describe('a reference', () => {
  it.each([
    ['&lt;&gt;&quot;&apos;&#39;&amp;', "<>\"''&"],
    ['&Auml;&Ouml;&Uuml;&auml;&ouml;&uuml;&szlig;', 'ÄÖÜäöüß'],
    ['&ndash;&mdash;&hellip;&bull;&deg;&times;&frac12;&micro;', '–—…•°×½µ'],
    ['&bdquo;&ldquo;&rdquo;&sbquo;&lsquo;&rsquo;&laquo;&raquo;', '„“”‚‘’«»'],
    ['&eacute;&egrave;&ccedil;&ntilde;&atilde;&yuml;&nbsp;&iexcl;', 'éèçñãÿ\u00a0¡'],
    ['&euro;&copy;&reg;&trade;', '€©®™'],
    ['&#8211;&#x2013;&#X1F331;', '––🌱'],
    ['&#128;&#146;&#150;&#x96;&#159;', '€’––Ÿ'],
    ['&#127;&#129;&#160;', '\u007f\u0081\u00a0'],
    ['&AMP;&LT;&GT;&QUOT;&COPY;&REG;&TRADE;', '&<>"©®™'],
    ['&amp;auml;', '&auml;'],
    ['&#0;&#xD800;&#1114112;', '\ufffd\ufffd\ufffd'],
    ['&unbekannt; &AUML; &auml & &#; &#x; a&b;', '&unbekannt; &AUML; &auml & &#; &#x; a&b;'],
  ])('%s is %s', (html, text) => {
    expect(resolveReferences(html)).toBe(text);
  });
});
