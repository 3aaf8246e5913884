import {describe, expect, it} from 'vitest';

import {LANGUAGES, type Language} from '../../app/config/languages';
import {lettersIn, mailTexts} from '../support/mail-letters';
import {shopTexts} from '../support/shop-texts';

/** One word for one thing: what each language says instead (docs/voice-de.md, docs/voice-en.md). */
const TERMS: Readonly<Record<Language, readonly (readonly [pattern: RegExp, instead: string])[]>> = {
  de: [
    [/(?<!E-)\bMails?(?!\p{L})|\beMail|\bEmail-Adresse/u, 'E-Mail'],
    [/Kaffeeabo|\bAbonnement/, 'Kaffee-Abo'],
    [/Set-Preis/, 'Setpreis'],
    [/Probierpaket/, 'Probierset'],
    [/Kaffeefinder/, 'Lieblingskaffee finden'],
    [/(?<!\bfast )\bohne Koffein|koffeinfrei|Koffein ist (?:weg|draußen)/i, 'entkoffeiniert, fast ohne Koffein'],
    [/Herdkännchen/, 'Herdkanne'],
    [/Kauf geprüft|geprüfter Kauf/, 'Verifizierter Kauf'],
    [/\bRetoure(?!n,)/, 'Rückgabe'],
    [/Einkaufswagen/, 'Warenkorb'],
    [/Kundendienst/, 'Kundenservice'],
    [
      /(?:^|[.:?!] |(?:und|oder) |„)(?:[Pp]rüfe|[Kk]ürze|[Ll]ege|[Ss]chicke|[Ss]chreibe|[Ll]öse|[Zz]iehe) /,
      'the short imperative: prüf, kürz, leg',
    ],
    [/\b[Ee]ntfern\b|\b[Ss]peicher (?:sie|es|ihn|oder|die)\b/, 'entferne, speichere'],
    [/Bezahlsystem/, 'Zahlungssystem'],
    [/portofrei|versandfrei\b/, 'versandkostenfrei'],
    [/€\s?\d/, 'der Betrag vor dem Zeichen: 1 €'],
    [/[\d… ][€%]/, 'ein geschütztes Leerzeichen vor dem Zeichen: 10\u00a0%'],
  ],
  en: [
    [/\b[Ss]hall\b/, 'should, would you like'],
    [/\b[Ee]quipment\b/, 'gear'],
    [/\bemails?\b(?!\}\})|\bEmail\b/, 'e-mail'],
    [/fully[ -]automatic/i, 'bean-to-cup machine'],
    [/Lichtung Foundation/, 'Lichtung Stiftung, our foundation'],
    [
      /caffeine[- ]free|\b(?:no|without) caffeine|(?<!almost all )the caffeine (?:has|is) gone/i,
      'decaf, hardly any caffeine',
    ],
    [/business days?/, 'working days'],
    [/\bbasket\b(?=.*checkout)|shopping basket/, 'cart'],
    [/[Pp]urchase (?:not )?checked/, 'verified purchase'],
    [/^(?:By|Results by) kind$|^Kind$/, 'type'],
    [/\b(?:faulty|electrical|old|which) devices?\b/i, 'appliance, machine, grinder'],
    [/\b(?:wrong|this|each) article\b/, 'item'],
    [/[Ff]requent questions|[Cc]ommon questions/, 'FAQ'],
    [/\b(?:color|flavor|gray|favorite|organiz)/, 'British spelling'],
    [/\d ?€/, 'the sign before the amount: €1'],
    [/[\d…][ \u00a0]%/, 'no space before the sign: 10%'],
  ],
};

/** A polite form amid a sentence; at its start the same word may mean 'they' or 'she'. */
const POLITE = /(?<=[a-zäöüß,;–] )(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/;

/** More than one person is spoken to. */
const PLURAL = /\b(?:ihr|euch|eure?[mnrs]?)\b|\b(?:sagt|schreibt|erzählt) uns\b/i;

/** What a good shop never says. */
const NEVER = {
  de: /hier klicken|nur heute|jetzt zuschlagen|Genussmoment|Geschmackserlebnis|mit Leidenschaft/i,
  en: /click here|only today|hurry up|indulge|coffee journey|with passion/i,
} as const;

/** Phrases that readers found wrong (and what they were). */
const FOUND: Readonly<Record<Language, readonly RegExp[]>> = {
  de: [
    /zwischen \{\{from\}\} und/,
    /Von jede Woche/,
    /Wogegen möchtest du tauschen/,
    /Schmeckt verwandt/,
    /nichts zu haben/,
    /Das Einlösen antwortet/,
    /Mindestbestellwert ist mir/,
    /[.!?] inkl\./,
    /schmeckt er sechs Monate gut/,
    /ist unterwegs\. Sie geht ab/,
    // A comma between two imperatives, unless it ends a clause.
    /(?:^|[.:?!] )[^,.:?!]+, (?:oder|und) (?:kauf|lass|leg|nimm|prüf|ruf|schau|schick|schreib|versuch|wähl)\b/,
    /was wir rösten, und was/,
    // The day of a delivery is the one on which it leaves.
    /\b[Kk]ommt\b[^.]*\{\{date\}\}|\{\{date\}\}[^.]*\bkommt\b/,
  ],
  en: [
    /is there in English/,
    /threw it away, somebody else/,
    /from one hand/,
    /What stands next to/,
    /Tastes related/,
    /Those were many/,
    /Our order$/,
    /good coffee is no art/i,
    /every day again/,
    /Closed it tastes/,
    /\bOver (?:€39|\{\{freeFrom\}\})/,
    /(?:lowest|highest) first/,
    /on subscription \{\{/,
    /\p{Ll} …$/u,
    /\b(?:comes?|arrives?)\b[^.]*\{\{date\}\}/,
  ],
};

/** What stays, and why. */
const STAYS: readonly (readonly [text: RegExp, reason: string])[] = [
  [/\/[a-z]\/[\w-]+|^(?:slug|handle|key|image|picture|id): .*$/g, 'addresses and keys'],
  [/\{\{\w+\}\}|\{[a-z]+=[^}]*\}/g, 'placeholders and settings of blocks'],
];

const allTexts = [...shopTexts, ...mailTexts];

const checked = allTexts
  .filter(({where}) => !/ (?:handle|slug|key|id|file|picture|sku|search)$/.test(where))
  .map(({where, language, text}) => {
    return {where, language, text, words: STAYS.reduce((rest, [pattern]) => rest.replaceAll(pattern, '…'), text)};
  });

const hits = (language: Language, pattern: RegExp) =>
  checked.flatMap(({where, words, ...one}) =>
    one.language === language && pattern.test(words) ? [`${where}: ${words.trim()}`] : [],
  );

describe.each(LANGUAGES)('every text of the shop, in %s', (language) => {
  it('is read', () => {
    expect(checked.filter((one) => one.language === language).length).toBeGreaterThan(5000);
  });

  it.each(TERMS[language])('has one word for one thing, not %s but %s', (pattern) => {
    expect(hits(language, pattern)).toEqual([]);
  });

  it('keeps a weight and its unit on one line, outside of the catalogue’s data', () => {
    const data = / (?:title|variantTitle|values|name|facts \w+|moreFacts \w+|quantity)$/;
    expect(hits(language, /\d (?:k?g|cm)\b/).filter((hit) => !data.test(hit.split(': ')[0] ?? ''))).toEqual([]);
  });

  it('is typed without the signs by which the shop breaks words and keeps them together', () => {
    expect(hits(language, /[\u00ad\u2011\u2060]/)).toEqual([]);
  });

  it('says nothing that a good shop never says', () => {
    expect(hits(language, NEVER[language])).toEqual([]);
  });

  it.each(FOUND[language])('no longer says %s', (pattern) => {
    const found = allTexts.filter((one) => one.language === language && pattern.test(one.text));
    expect(found.map(({where, text}) => `${where}: ${text}`)).toEqual([]);
  });
});

describe('a letter goes on after its greeting and comma', () => {
  const openings = (language: Language) =>
    lettersIn(language).flatMap(({blocks: [, opening]}) => (typeof opening === 'string' ? [opening] : []));

  it('in German without a capital', () => {
    expect(openings('de').filter((text) => /^\p{Lu}/u.test(text))).toEqual([]);
  });

  it('in English with a capital', () => {
    expect(openings('en').filter((text) => /^\p{Ll}/u.test(text))).toEqual([]);
  });
});

describe('the form of address', () => {
  it('is du everywhere', () => {
    expect(hits('de', POLITE)).toEqual([]);
  });

  it.each(['Bitte geben Sie Ihre Adresse ein.', 'Wir schreiben Ihnen.'])('finds the polite one: %s', (text) => {
    expect(POLITE.test(text)).toBe(true);
  });

  it('is singular in a whole form, whoever it is for', () => {
    const inForms = checked.filter(({where}) => where.startsWith('locales/de/contractNotices'));
    expect(inForms.length).toBeGreaterThan(50);
    expect(inForms.filter(({words}) => PLURAL.test(words)).map(({where, words}) => `${where}: ${words}`)).toEqual([]);
    expect(PLURAL.test('Sagt uns, was ihr braucht')).toBe(true);
  });

  it('takes no other word for it', () => {
    expect(POLITE.test('Das ist die Röstung. Sie ist dunkel, und ihre Säure ist mild.')).toBe(false);
  });
});
