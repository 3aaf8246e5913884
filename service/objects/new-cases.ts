import {writeError} from '../adapters/log';
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
  if (!to) {
    storage.sql.exec('DELETE FROM new_items');
    return;
  }
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

/**
 * Returns the mail that the queue does not have, or one of what is new, half an hour after the last one. It is stored. `null` for none. Reviews that
 * cannot be counted are left for a later mail.
 *
 * @throws if they cannot be counted, and there is no case to tell of
 */
async function dueNotice({kv, sql}: Storage, {REVIEWS}: Pick<NewCasesEnv, 'REVIEWS'>): Promise<Notice | null> {
  const last = lastNotice({kv});
  if (last.kinds.length > 0) return last;
  if (Date.now() < last.at + INTERVAL_MS) return null;
  const noted = sql
    .exec<NotedRow>('SELECT reference, reference IN (SELECT reference FROM items) AS isItem FROM new_items')
    .toArray();
  if (noted.length === 0) return null;
  const items = noted.flatMap(({reference, isItem}) => (isItem === 1 ? [reference] : []));
  const others = noted.flatMap(({reference, isItem}) => (isItem === 1 ? [] : [reference]));
  const reviews = others.length === 0 ? 0 : await countPending(REVIEWS, others, () => openKinds(sql, items).length > 0);
  const cases = openKinds(sql, items);
  const told = reviews === null ? items : [...items, ...others];
  sql.exec('DELETE FROM new_items WHERE reference IN (SELECT value FROM json_each(?))', JSON.stringify(told));
  const kinds = [...cases, ...Array.from({length: reviews ?? 0}, () => 'review' as const)];
  if (kinds.length === 0) return null;
  const notice = {at: Date.now(), kinds};
  kv.put<Notice>(NOTICE, notice);
  return notice;
}

/** Returns how many of these reviews wait. A failure is thrown unless there are cases to tell of: then it is logged, for `null`. */
async function countPending(
  reviews: NewCasesEnv['REVIEWS'],
  ids: readonly string[],
  hasCases: () => boolean,
): Promise<number | null> {
  try {
    return await reviews.getByName('shop').pendingAmong(ids);
  } catch (error) {
    if (!hasCases()) throw error;
    writeError(error);
    return null;
  }
}

/** Returns the kinds of the items with these references that are open. */
function openKinds(sql: SqlStorage, references: readonly string[]): readonly NewKind[] {
  return sql
    .exec<KindRow>(
      'SELECT kind FROM items WHERE done_at IS NULL AND reference IN (SELECT value FROM json_each(?))',
      JSON.stringify(references),
    )
    .toArray()
    .map(({kind}) => workKind(kind));
}

function lastNotice({kv}: Pick<Storage, 'kv'>): Notice {
  return kv.get<Notice>(NOTICE) ?? {at: 0, kinds: []};
}

async function wakeForNewCases(storage: Storage): Promise<void> {
  await wakeBy(storage, Math.max(Date.now() + GATHER_MS, lastNotice(storage).at + INTERVAL_MS));
}
