import {describe, expect, it} from 'vitest';
import {GIFT_ADDRESS} from '../../../tests/support/mail-letters';
import {giftRedeemedLetter, giftSubscriptionLetter} from './gifts';

const HREF = 'https://lichtung.example/';
const GREETING = {recipientName: '', senderName: '', message: ''};
const AT = Date.UTC(2026, 10, 26);

function wordsOf(language: 'de' | 'en', deliveries: number): string {
  const gift = giftSubscriptionLetter(language, {code: 'ABO', deliveries, expiresAt: AT, greeting: GREETING}, HREF);
  const redeemed = giftRedeemedLetter(
    language,
    {deliveries, coffee: 'espresso', firstDelivery: '2026-11-30', address: GIFT_ADDRESS},
    HREF,
  );
  return [gift.subject, ...gift.blocks, ...redeemed.blocks].filter((block) => typeof block === 'string').join('\n');
}

describe('the mails about a gift subscription count its deliveries', () => {
  it.each([
    ['de', 1, ['für dich: 1 Lieferung\n', 'Die Lieferung geht am 30. November 2026 los.', 'die Lieferung verschieben']],
    ['de', 3, ['für dich: 3 Lieferungen\n', 'alle vier Wochen eine', 'Die erste von 3 Lieferungen geht am']],
    ['en', 1, ['for you: 1 delivery\n', 'The delivery leaves on 30 November 2026.', 'ends with this delivery.']],
    ['en', 3, ['for you: 3 deliveries\n', 'one every four weeks', 'The first of 3 deliveries leaves on']],
  ] as const)('%s, %i', (language, deliveries, expected) => {
    const words = wordsOf(language, deliveries);
    for (const part of expected) expect(words).toContain(part);
    if (deliveries === 1) expect(words).not.toMatch(/Lieferungen|deliveries|vier Wochen|four weeks|letzten|last/);
  });
});
