import {expect} from 'vitest';

import {mailEventSchema} from '../../../service/adapters/mail-events';
import {sendMail} from '../../../service/adapters/mail-provider';
import type {Variables} from '../../../service/config/env';
import type {Mail} from '../../../service/mail/mail';
import {describeRecorded} from '../../support/recorded';

const TEXTS = {subject: 'Willkommen', text: 'Hallo', html: '<p>Hallo'};
const MAIL: Mail = {
  ...TEXTS,
  key: 'newsletter-welcome 1',
  to: 'receiver@example.com',
  language: 'de',
  kind: 'newsletter-welcome',
};

const by =
  (provider: Variables['MAIL_PROVIDER'], isRepeated = false) =>
  () =>
    sendMail(
      {
        MAIL_PROVIDER: provider,
        MAIL_API_URL: 'https://mail.example',
        MAIL_API_TOKEN: 'token',
        MAIL_FROM: 'Shop <sender@example.com>',
      },
      MAIL,
      isRepeated,
    );

const sent = {value: {state: 'sent'}};
const refused = (reason: string) => ({value: {state: 'refused', reason}});
const later = (upstream: string) => ({upstream});
const naming = (address: string): unknown => expect.stringContaining(address);

/** Of mails that carry no key of ours. */
const BOUNCE = {what: 'bounced', reference: '', isFinal: true};

describeRecorded('mail', {
  'postmark-sent': {ask: by('postmark'), makes: sent},
  'postmark-inactive': {
    ask: by('postmark'),
    makes: {value: {state: 'refused', isRecipients: true, code: '422 406', reason: naming('receiver@example.com')}},
  },
  'postmark-invalid': {ask: by('postmark'), makes: refused('422 300 Invalid email request')},
  'postmark-incompatible': {ask: by('postmark'), makes: refused('422 403 Invalid request field(s): $.Metadata')},
  'postmark-unauthorized': {ask: by('postmark'), makes: later('postmark')},
  'postmark-rate-limited': {ask: by('postmark'), makes: later('postmark')},
  'postmark-error': {ask: by('postmark'), makes: later('postmark')},
  'postmark-maintenance': {ask: by('postmark'), makes: later('postmark')},
  'postmark-not-allowed': {ask: by('postmark'), makes: later('postmark')},
  'postmark-pending': {ask: by('postmark'), makes: later('postmark')},
  'postmark-may-not-send': {ask: by('postmark'), makes: later('postmark')},
  'postmark-no-stream': {
    ask: by('postmark'),
    makes: {value: {state: 'failed', isOutage: false, code: 'postmark: 422 1235'}},
  },
  'postmark-blocked': {ask: by('postmark'), makes: later('postmark')},
  'postmark-search': {ask: by('postmark', true), makes: sent},
  'postmark-search-text': {ask: by('postmark', true), makes: sent},
  'resend-sent': {ask: by('resend'), makes: sent},
  'resend-missing-field': {ask: by('resend'), makes: refused('422 missing_required_field Missing `from` field.')},
  'resend-key-reused': {
    ask: by('resend'),
    makes: refused('409 invalid_idempotent_request Same idempotency key used with a different request payload.'),
  },
  'resend-under-way': {ask: by('resend'), makes: later('resend')},
  'resend-missing-key': {ask: by('resend'), makes: later('resend')},
  'resend-invalid-key': {ask: by('resend'), makes: later('resend')},
  'resend-blocked': {ask: by('resend'), makes: later('resend')},
  'resend-rate-limited': {ask: by('resend'), makes: later('resend')},
  'resend-error': {ask: by('resend'), makes: later('resend')},
  'postmark-bounce': {
    ask: ({body}) => Promise.resolve(mailEventSchema({MAIL_PROVIDER: 'postmark'}).parse(body)),
    makes: {value: {...BOUNCE, kind: 'Test', email: 'john@example.com', code: 'HardBounce'}},
  },
  'postmark-complaint': {
    ask: ({body}) => Promise.resolve(mailEventSchema({MAIL_PROVIDER: 'postmark'}).parse(body)),
    makes: {value: {...BOUNCE, what: 'complained', kind: 'Test', email: 'john@example.com', code: 'SpamComplaint'}},
  },
  'postmark-subscription-change': {
    ask: ({body}) => Promise.resolve(mailEventSchema({MAIL_PROVIDER: 'postmark'}).parse(body)),
    makes: {value: null},
  },
  'resend-bounce': {
    ask: ({body}) => Promise.resolve(mailEventSchema({MAIL_PROVIDER: 'resend'}).parse(body)),
    makes: {value: {...BOUNCE, kind: '', email: 'delivered@resend.dev', code: 'email.bounced Permanent'}},
  },
});
