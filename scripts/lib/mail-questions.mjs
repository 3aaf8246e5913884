// @ts-check
import {must, reach, readJson, Unknown} from './questions.mjs';
import {serviceSetting} from './settings.mjs';

/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {Readonly<Record<(typeof NAMES)[number], string>>} MailSettings what is not known is empty */
/**
 * @typedef {object} Provider
 * @property {(settings: MailSettings) => Promise<unknown>} token asks whether the service worker's token can send, at Postmark untracked
 * @property {(settings: MailSettings, domain: string) => Promise<unknown>} sender asks whether the sender's domain is verified, at Resend untracked
 * @property {(settings: MailSettings, address: string) => Promise<unknown>} webhook asks whether bounces and complaints are told
 */

const NAMES = /** @type {const} */ ([
  'MAIL_PROVIDER',
  'MAIL_API_URL',
  'MAIL_API_TOKEN',
  'MAIL_FROM',
  'MAIL_WEBHOOK_SECRET',
  'MAIL_ACCOUNT_TOKEN',
]);

/** The streams by which the service worker sends: receipts, and mails of the newsletter. */
const POSTMARK_STREAMS = ['outbound', 'broadcast'];
/** No mail can switch off the open tracking of its server: https://postmarkapp.com/support/article/803-how-do-i-enable-open-tracking */
const UNTRACKED = 'switch it off, the privacy policy names none';
/** What else is right is known by then. */
const NOT_COMPARED = ': its secret was not compared';
const RESEND_EVENTS = ['email.bounced', 'email.complained', 'email.failed', 'email.suppressed'];

/** @param {MailSettings} settings @param {(typeof NAMES)[number]} name @param {string} [use] what it would answer */
function given(settings, name, use = '') {
  if (settings[name] === '') throw new Unknown(`${name} is not in your shell${use}`);
  return settings[name];
}

/**
 * @param {readonly (string | null)[]} faults of each webhook to the service worker, `null` where it has none
 * @param {string} [where] where the webhooks were looked for, after a space
 */
function mustBeTold(faults, where = '') {
  must(faults.includes(null), faults[0] ?? `there is no webhook to the service worker’s /webhooks/mail${where}`);
}

/**
 * Sources: https://postmarkapp.com/developer/api/server-api, https://postmarkapp.com/developer/api/domains-api,
 * https://postmarkapp.com/developer/api/message-streams-api and https://postmarkapp.com/developer/api/webhooks-api
 *
 * @type {Provider}
 */
const postmark = {
  token: async (settings) => {
    const headers = {'X-Postmark-Server-Token': given(settings, 'MAIL_API_TOKEN')};
    const {
      DeliveryType,
      TrackOpens,
      TrackLinks = 'None',
    } = await readJson(`${settings.MAIL_API_URL}/server`, {headers});
    must(DeliveryType !== 'Sandbox', 'its server is a sandbox, which delivers nothing: take a live one');
    must(TrackOpens !== true, `its server tracks who opens a mail: ${UNTRACKED}`);
    must(TrackLinks === 'None', `its server tracks links, and sees the tokens in them: ${UNTRACKED}`);
    const stream = await readJson(`${settings.MAIL_API_URL}/message-streams/broadcast`, {headers});
    must(
      stream.SubscriptionManagementConfiguration?.UnsubscribeHandlingType?.toLowerCase() === 'custom',
      'its stream broadcast unsubscribes by itself: ask the provider for “Manage unsubscribes on your own”',
    );
  },
  sender: async (settings, domain) => {
    const headers = {
      'X-Postmark-Account-Token': given(settings, 'MAIL_ACCOUNT_TOKEN', '; a server’s token may not read domains'),
    };
    const {Domains} = await readJson(`${settings.MAIL_API_URL}/domains?count=500&offset=0`, {headers});
    const found = Domains.find((/** @type {any} */ {Name}) => Name.toLowerCase() === domain);
    must(found !== undefined, `${domain} is not among its domains`);
    must(found.DKIMVerified, `DKIM of ${domain} is not verified`);
    must(found.ReturnPathDomainVerified, `the return path of ${domain} is not verified`);
  },
  webhook: async (settings, address) => {
    const headers = {'X-Postmark-Server-Token': given(settings, 'MAIL_API_TOKEN')};
    for (const stream of POSTMARK_STREAMS) {
      const {Webhooks} = await readJson(`${settings.MAIL_API_URL}/webhooks?MessageStream=${stream}`, {headers});
      const own = Webhooks.filter((/** @type {any} */ {Url}) => {
        const {origin, pathname} = new URL(Url);
        return `${origin}${pathname}` === address;
      });
      const faults = own.map((/** @type {any} */ webhook) => postmarkFault(webhook, settings));
      mustBeTold(faults, ` in the stream ${stream}`);
    }
    given(settings, 'MAIL_WEBHOOK_SECRET', NOT_COMPARED);
  },
};

/** @param {any} webhook @param {MailSettings} settings @returns {string | null} */
function postmarkFault({Url, HttpAuth, Triggers}, settings) {
  const url = new URL(Url);
  const user = HttpAuth?.Username ?? decodeURIComponent(url.username);
  const password = HttpAuth?.Password ?? decodeURIComponent(url.password);
  if (!Triggers.Bounce.Enabled) return 'it does not tell of bounces';
  if (!Triggers.SpamComplaint.Enabled) return 'it does not tell of spam complaints';
  if (user !== 'postmark') return 'its user is not postmark: the service worker refuses it';
  return isSecret(settings, password) ? null : 'its password is not MAIL_WEBHOOK_SECRET: the service worker refuses it';
}

/**
 * Sources: https://resend.com/docs/api-reference/errors, https://resend.com/docs/api-reference/domains/list-domains and
 * https://resend.com/docs/api-reference/webhooks/get-webhook
 *
 * @type {Provider}
 */
const resend = {
  token: async (settings) => {
    const headers = {Authorization: `Bearer ${given(settings, 'MAIL_API_TOKEN')}`};
    const answer = await reach(`${settings.MAIL_API_URL}/domains`, {headers});
    const {name} = /** @type {{name?: unknown}} */ (await answer.json().catch(() => ({})));
    must(answer.status !== 200, 'the key may do more than send: make one with the right Sending access');
    must(name === 'restricted_api_key', `it answers ${answer.status}: MAIL_API_TOKEN is not one of its keys`);
  },
  sender: async (settings, domain) => {
    const {data} = await readJson(`${settings.MAIL_API_URL}/domains?limit=100`, fullAccess(settings));
    const found = data.find((/** @type {any} */ {name}) => name.toLowerCase() === domain);
    must(found !== undefined, `${domain} is not among its domains`);
    must(found.status === 'verified', `${domain} is ${found.status}`);
    must(found.capabilities?.sending !== 'disabled', `${domain} may not send`);
    must(
      found.open_tracking !== true && found.click_tracking !== true,
      `${domain} tracks opens or links: ${UNTRACKED}`,
    );
  },
  webhook: async (settings, address) => {
    const {data} = await readJson(`${settings.MAIL_API_URL}/webhooks?limit=100`, fullAccess(settings));
    const own = data.filter((/** @type {any} */ {endpoint}) => endpoint === address);
    const faults = await Promise.all(own.map((/** @type {any} */ webhook) => resendFault(webhook, settings)));
    mustBeTold(faults);
    given(settings, 'MAIL_WEBHOOK_SECRET', NOT_COMPARED);
  },
};

/** @param {any} webhook @param {MailSettings} settings @returns {Promise<string | null>} */
async function resendFault({id, events, status}, settings) {
  if (status !== 'enabled') return `it is ${status}`;
  const missing = RESEND_EVENTS.filter((event) => !events?.includes(event));
  if (missing.length > 0) return `it does not tell of ${missing.join(', ')}`;
  const {signing_secret: secret} = await readJson(`${settings.MAIL_API_URL}/webhooks/${id}`, fullAccess(settings));
  return isSecret(settings, secret)
    ? null
    : 'its signing secret is not MAIL_WEBHOOK_SECRET: the service worker refuses it';
}

const fullAccess = (/** @type {MailSettings} */ settings) => ({
  headers: {Authorization: `Bearer ${given(settings, 'MAIL_ACCOUNT_TOKEN', '; a key that only sends may not ask')}`},
});

/** Where the secret is not known, any is right. @param {MailSettings} settings @param {unknown} told */
const isSecret = ({MAIL_WEBHOOK_SECRET}, told) => MAIL_WEBHOOK_SECRET === '' || told === MAIL_WEBHOOK_SECRET;

/** @type {Readonly<Record<string, Provider>>} */
const PROVIDERS = {postmark, resend};

/**
 * Reads what the service worker's file and the process say of the mail provider. `MAIL_ACCOUNT_TOKEN` is for these questions alone.
 *
 * @param {{ENVIRONMENT: string}} env
 * @returns {Promise<MailSettings>}
 */
async function mailSettings({ENVIRONMENT}) {
  const settings = await Promise.all(NAMES.map(async (name) => [name, await serviceSetting(ENVIRONMENT, name)]));
  return Object.fromEntries(settings);
}

/**
 * Returns the checks of the mail provider: they change and send nothing. What no given token may ask is unknown.
 *
 * @param {any} env the shop's variables, checked
 * @param {() => Promise<MailSettings>} [read] reads the service worker's
 * @returns {readonly Question[]}
 */
export function mailQuestions(env, read = () => mailSettings(env)) {
  /** @param {(provider: Provider, settings: MailSettings) => Promise<unknown>} question */
  const ask = (question) => async () => {
    const settings = await read();
    const provider = PROVIDERS[settings.MAIL_PROVIDER];
    must(provider !== undefined, `MAIL_PROVIDER is ${settings.MAIL_PROVIDER}`);
    return provider && question(provider, settings);
  };
  return [
    {
      service: 'mail',
      what: 'knows the service worker’s token, which can send',
      ask: ask((provider, settings) => provider.token(settings)),
    },
    {
      service: 'mail',
      what: 'has verified the domain of MAIL_FROM',
      ask: ask((provider, settings) => {
        const [, domain = ''] = /@([^\s@>]+)>?$/.exec(settings.MAIL_FROM) ?? [];
        return provider.sender(settings, domain.toLowerCase());
      }),
    },
    {
      service: 'mail',
      what: 'tells the service worker of bounces and complaints, with its secret',
      ask: ask((provider, settings) => provider.webhook(settings, `${env.SERVICE_API_ORIGIN}/webhooks/mail`)),
    },
  ];
}
