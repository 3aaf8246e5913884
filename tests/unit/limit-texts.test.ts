import {describe, expect, it} from 'vitest';

import {LANGUAGES} from '../../app/config/languages';
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
  it.each(TEXTS)('%s says for how many minutes to wait', (key) => {
    const text = messages(language);
    expect(text(key, {count: 1, email: '', phone: ''})).toMatch(/\b1 minute\b/i);
    expect(text(key, {count: 42, email: '', phone: ''})).toMatch(/\b42 minute[ns]\b/i);
  });
});
