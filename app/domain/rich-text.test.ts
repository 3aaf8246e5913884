import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';

import {cases} from '../../tests/support/full-run';
import {sanitiseRichText, withNewTabs} from './rich-text';

const CASES = cases({quick: 1_000, full: 10_000});

describe('markup that texts need is kept', () => {
  it.each([
    ['<p>Klar &amp; süß, <strong>sehr</strong> <em>fein</em>.</p>'],
    ['<h2>Zubereitung</h2><ul><li>93 °C</li><li>2:30 Min.</li></ul><ol><li>Mahlen</li></ol>'],
    ['<p>Mehr <a href="/de/e/versand?a=1&amp;b=2#c">hier</a>.<br>Und da.</p>'],
    ['<p><a href="https://example.com/" rel="noopener">Hof</a> <a href="mailto:a@b.de" rel="noopener">Mail</a></p>'],
    ['CO<sub>2</sub> &lt; 5 &nbsp;&#8211; m<sup>2</sup>'],
    [''],
  ])('%s', (html) => {
    expect(sanitiseRichText(html)).toBe(html);
  });
});

describe('everything else is left out, and its text stays', () => {
  it.each([
    ['<div class="x" style="color:red"><P ONCLICK=a()>Text</P></div>', '<p>Text</p>'],
    ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<img src=x onerror=alert(1)>Text', 'Text'],
    ['<svg><p>x</p><a href="javascript:1">y</a></svg>Text', 'Text'],
    ['<svg/onload=alert(1)>Text', ''],
    ['<!-- <p>x</p> -->Text<!--', 'Text'],
    ['<![CDATA[<p>]]>Text<?php ?><!doctype html>', ']]&gt;Text'],
    ['<h1>Titel</h1>', '<h2>Titel</h2>'],
    ['a < b & c > d "e"', 'a &lt; b &amp; c &gt; d &quot;e&quot;'],
    ['<a href="javascript:alert(1)">Text</a>', 'Text'],
    ['<a href=" java\tscript:alert(1)">Text</a>', 'Text'],
    ['<a href="&#106;avascript&#58;alert(1)">Text</a>', 'Text'],
    ['<a href="&#x6A;avascript:alert(1)">Text</a>', 'Text'],
    ['<a href="javascript&colon;alert(1)">Text</a>', '<a href="/javascript&amp;colon;alert(1)">Text</a>'],
    ['<a href="data:text/html,x">Text</a>', 'Text'],
    ['<a href="vbscript:x">Text</a>', 'Text'],
    ['<a name="x">Text</a>', 'Text'],
    ["<a href='/de\"><script>x</script>'>Text</a>", '<a href="/de%22%3E%3Cscript%3Ex%3C/script%3E">Text</a>'],
    ['<a data-href="/x" href="/y" onclick="z">Text</a>', '<a href="/y">Text</a>'],
    ['<a href="//evil.example">Text</a>', '<a href="https://evil.example/" rel="noopener">Text</a>'],
    ['<a href="/\\evil.example">Text</a>', '<a href="https://evil.example/" rel="noopener">Text</a>'],
    ['<a href="/.//evil.example">Text</a>', '<a href="/evil.example">Text</a>'],
  ])('%s', (html, expected) => {
    expect(sanitiseRichText(html)).toBe(expected);
  });
});

describe('a link of a text opens a new tab, and says so', () => {
  it.each([
    [
      '<a href="https://hof.example">der <b>Hof</b></a>',
      '<a href="https://hof.example/" rel="noopener" target="_blank">der <b>Hof</b> (neu)</a>',
    ],
    [
      '<a href="http://a.example?x=1&amp;y">a',
      '<a href="http://a.example/?x=1&amp;y" rel="noopener" target="_blank">a (neu)</a>',
    ],
  ])('to another host: %s', (html, expected) => {
    expect(withNewTabs(sanitiseRichText(html), ' (neu)')).toBe(expected);
  });

  it.each(['<a href="/de/e/versand">Versand</a>', '<a href="mailto:a@b.de">Mail</a> <a href="tel:+49401">Telefon</a>'])(
    'and no other does: %s',
    (html) => {
      const written = sanitiseRichText(html);
      expect(withNewTabs(written, ' (neu)')).toBe(written);
    },
  );
});

describe('what stood apart still does, without its markup', () => {
  it.each([
    ['<div>Erster.</div><div>Zweiter.</div>', '<p>Erster.</p><p>Zweiter.</p>'],
    ['<div>a<br>b</div><div><br></div><div><b>c</b></div>', '<p>a<br>b</p><p><b>c</b></p>'],
    ['<p>a<div>b</div>c</p>', '<p>a</p><p>b</p><p>c</p>'],
    ['a<hr>b', 'a<p>b</p>'],
    ['<div><a href="/x"><div>a</div><div>b</div></a></div>', '<p><a href="/x">a b</a></p>'],
    ['<a href="/x">a <b>b</b><div>c</div></a>', '<a href="/x">a <b>b</b> c</a>'],
    ['<strong><em>a</em><div>b</div></strong>', '<strong><em>a</em> b</strong>'],
    ['<div><b>a</div><div>b</div><div>c</div>', '<p><b>a</b></p><p>b</p><p>c</p>'],
    ['<b>a<div><b>b<section>c</section></div>d</b>e', '<b>a <b>b c</b> d</b>e'],
    ['<p>a <strong><figure>b</figure></strong> c</p>', '<p>a <strong>b</strong> c</p>'],
    ['<h2>a</h2><section><p>b</p></section><ul><li>c</li></ul>', '<h2>a</h2><p>b</p><ul><li>c</li></ul>'],
    [
      '<table><tr><th>Menge</th><td>250 g</td></tr><tr><th>Allergene</th><td>keine</td></tr></table>',
      '<p>Menge 250 g</p><p>Allergene keine</p>',
    ],
    ['<dl><dt>Menge</dt><dd>250 g</dd><dt>Röstung</dt><dd>hell</dd></dl>', '<p>Menge 250 g</p><p>Röstung hell</p>'],
    ['<ul><li><div>a</div><div>b</div></li><li>c</li></ul>', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>'],
    ['<strong>a<div>b</div></strong>', '<strong>a b</strong>'],
    ['Vor <svg viewBox="0 0 8 8"/>nach', 'Vor nach'],
  ])('%s', (html, expected) => {
    expect(sanitiseRichText(html)).toBe(expected);
  });
});

describe('tags are closed in order', () => {
  it.each([
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a<ul><li>b</ul></p>c', '<p>a</p><ul><li>b</li></ul>c'],
    ['</p></div>a</strong>', 'a'],
    ['<em><strong>a</em>b</strong>', '<em><strong>a</strong></em>b'],
    ['<a href="/x">a<a href="/y">b', '<a href="/x">a</a><a href="/y">b</a>'],
    ['<b', '<b></b>'],
  ])('%s', (html, expected) => {
    expect(sanitiseRichText(html)).toBe(expected);
  });

  it('and never nest deeper than 16', () => {
    expect(sanitiseRichText('<em>'.repeat(10_000))).toBe('<em>'.repeat(16) + '</em>'.repeat(16));
  });
});

const PIECES = [
  '<',
  '>',
  '"',
  "'",
  '/',
  '=',
  '&',
  ';',
  '!',
  '--',
  '-->',
  '<!--',
  ' ',
  '\n',
  '\t',
  '\u0000',
  '`',
  '</',
  '<a',
  '<p',
  'href',
  'href=',
  '"javascript:alert(1)"',
  'java\nscript:',
  '&#x6a;',
  '&colon;',
  'onerror=alert(1)',
  'src=x',
  '//',
  '<script>',
  '</script>',
  '<style>',
  '<svg>',
  '<math>',
  '<template>',
  '<img',
  '<p>',
  '</p>',
  '<li>',
  '<a href="/x">',
  '<noscript>',
  '<textarea>',
  '<title>',
  '<plaintext>',
  '<select>',
  '<table>',
  '<td>',
  '<div>',
  '</div>',
  '<svg/>',
  '<iframe',
  'srcdoc=',
  '<![CDATA[',
  'ſ',
];
const markup = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({maxLength: 5})), {maxLength: 30})
  .map((pieces) => pieces.join(''));

/** Tags of the list without attributes, links with an address of the web, and text without a bracket or a quote. */
const CLEAN =
  /^(?:[^<>"]|<\/?(?:p|ul|ol|li|h[2-6]|strong|em|b|i|sub|sup)>|<br>|<\/a>|<a href="(?:https?:|mailto:|tel:|\/(?!\/))[^<>"]*"(?: rel="noopener")?>)*$/;

test('returns only tags of the list, for any input', () => {
  fc.assert(
    fc.property(markup, (html) => CLEAN.test(sanitiseRichText(html))),
    CASES,
  );
});

test('is idempotent', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const once = sanitiseRichText(html);
      expect(sanitiseRichText(once)).toBe(once);
    }),
    CASES,
  );
});
