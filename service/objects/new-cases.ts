import type {Variables} from '../config/env';
import {compose} from '../mail/compose';
import {OPERATOR_MAIL_KIND} from '../mail/mail';
import {newCasesLetter} from '../mail/texts/new-cases';
import type {NewKind} from '../mail/texts/new-cases';
import {wakeBy} from './alarm';
import {runRetry} from './alarm-retry';
import {deliver} from './mail-queue';
import type {MailQueueEnv} from './mail-queue';
import {workKind} from './work-list';

/** The worker's configuration that telling the operator needs. A worker that was never given `OPERATOR_MAIL` tells nobody. */
export type NewCasesEnv = MailQueueEnv &
  Pick<Variables, 'SERVICE_ORIGIN'> &
  Partial<Pick<Variables, 'OPERATOR_MAIL'>> & {
    readonly REVIEWS: {
      readonly getByName: (name: string) => {readonly pendingAmong: (ids: readonly string[]) => Promise<number>};
    };
  };

type Storage = Pick<DurableObjectStorage, 'kv' | 'sql' | 'getAlarm' | 'setAlarm'>;

/** The last mail: when it was written, and then when the mail queue took it, in milliseconds since 1970; the kinds of what is in it until then. */
type Notice = {readonly at: number; readonly kinds: readonly NewKind[]};

type KindRow = {kind: string};
type NotedRow = {reference: string; isItem: number};
type NewRow = {isNew: number};

const NOTICE = 'notice';
/** Gathers what comes in together, such as a return and its label. */
const GATHER_MS = 60_000;
const INTERVAL_MS = 30 * 60_000;
/** The operator has no stored language; German is the operator's pages' default, too. */
const LANGUAGE = 'de';

/** Creates the table of the items and the reviews that are in no mail to the operator yet. */
export function prepareNewCases(sql: SqlStorage): void {
  sql.exec('CREATE TABLE IF NOT EXISTS new_items (reference TEXT PRIMARY KEY)');
}

/** Notes an item or a review for the next mail to the operator: in a minute, or half an hour after the last mail. */
export async function noteNewCase(storage: Storage, {OPERATOR_MAIL}: NewCasesEnv, reference: string): Promise<void> {
  if (!OPERATOR_MAIL) return;
  storage.sql.exec('INSERT OR IGNORE INTO new_items (reference) VALUES (?)', reference);
  await wakeForNewCases(storage);
}

/**
 * Mails the operator how many cases and reviews are new, in the alarm of their list. What is done already is left out. If the mail queue does not
 * answer, `runRetry` repeats the same mail; what came in meanwhile is in the next one.
 */
export async function tellNewCases(storage: Storage, env: NewCasesEnv): Promise<void> {
  const {OPERATOR_MAIL: to} = env;
  if (!to) return;
  await runRetry(storage, {what: OPERATOR_MAIL_KIND}, async () => {
    const notice = await dueNotice(storage, env);
    if (notice !== null) await tell(storage, env, to, notice);
    const {isNew} = storage.sql.exec<NewRow>('SELECT EXISTS (SELECT 1 FROM new_items) AS isNew').one();
    if (isNew === 1) await wakeForNewCases(storage);
  });
}

async function tell(storage: Storage, env: NewCasesEnv, to: string, notice: Notice): Promise<void> {
  const letter = newCasesLetter(LANGUAGE, notice.kinds, `${env.SERVICE_ORIGIN}/operator`);
  const mail = {...(await compose(letter, LANGUAGE)), to, language: LANGUAGE, kind: OPERATOR_MAIL_KIND} as const;
  await deliver(env, {...mail, key: `${OPERATOR_MAIL_KIND} ${notice.at}`}, Date.now());
  storage.kv.put<Notice>(NOTICE, {at: Date.now(), kinds: []});
}

/** Returns the mail that the queue does not have, or one of what is new, half an hour after the last one. It is stored. `null` for none. */
async function dueNotice({kv, sql}: Storage, {REVIEWS}: Pick<NewCasesEnv, 'REVIEWS'>): Promise<Notice | null> {
  const last = lastNotice({kv});
  if (last.kinds.length > 0) return last;
  if (Date.now() < last.at + INTERVAL_MS) return null;
  const noted = sql
    .exec<NotedRow>('SELECT reference, reference IN (SELECT reference FROM items) AS isItem FROM new_items')
    .toArray();
  if (noted.length === 0) return null;
  const references = noted.map(({reference}) => reference);
  const others = noted.flatMap(({reference, isItem}) => (isItem === 1 ? [] : [reference]));
  const reviews = others.length === 0 ? 0 : await REVIEWS.getByName('shop').pendingAmong(others);
  const isNoted = 'reference IN (SELECT value FROM json_each(?))';
  const all = JSON.stringify(references);
  const cases = sql.exec<KindRow>(`SELECT kind FROM items WHERE done_at IS NULL AND ${isNoted}`, all).toArray();
  sql.exec(`DELETE FROM new_items WHERE ${isNoted}`, all);
  const kinds = [...cases.map(({kind}) => workKind(kind)), ...Array.from({length: reviews}, () => 'review' as const)];
  if (kinds.length === 0) return null;
  const notice = {at: Date.now(), kinds};
  kv.put<Notice>(NOTICE, notice);
  return notice;
}

function lastNotice({kv}: Pick<Storage, 'kv'>): Notice {
  return kv.get<Notice>(NOTICE) ?? {at: 0, kinds: []};
}

async function wakeForNewCases(storage: Storage): Promise<void> {
  await wakeBy(storage, Math.max(Date.now() + GATHER_MS, lastNotice(storage).at + INTERVAL_MS));
}
