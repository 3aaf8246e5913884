import {describe, expect, it} from 'vitest';

import {LANGUAGES} from '../../app/config/languages';
import {waitText} from '../../app/i18n/wait-text';
import {messages} from '../support/messages';

/** Forms whose limit has a rule for the hour or the day: a minute may be too short to wait. */
const TEXTS = [
  'contractNotices:problem.rate-limited.text',
  'gift:problem.rate-limited',
  'links:save.error.rate-limited',
  'newsletter:refusal.rate-limited.text',
  'orders:problem.rate-limited.text',
  'stock:problem.rate-limited',
];

describe.each(LANGUAGES)('after too many forms (%s)', (language) => {
  const text = messages(language);

  it.each(TEXTS)('%s says for how long to wait', (key) => {
    for (const [minutes, wait] of [
      [1, /\b1 minute\b/i],
      [42, /\b42 minute[ns]\b/i],
      [1440, /\b24 (?:Stunden|hours)\b/],
    ] as const) {
      const said = waitText({code: 'rate-limited', seconds: minutes * 60}, language);
      expect(text(key, {wait: said, email: '', phone: ''})).toMatch(wait);
    }
  });

  it('the cart, which does not know for how long, names no time', () => {
    expect(text('cart:refusal.rate-limited')).not.toMatch(/minut|stunde|hour/i);
  });
});
