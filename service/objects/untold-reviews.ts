import {beginForShop, runRetry} from './alarm-retry';
import {workListOf} from './work-list';
import type {WorkListEnv} from './work-list';

type Storage = Pick<DurableObjectStorage, 'kv' | 'getAlarm' | 'setAlarm'>;

/** The ids of the reviews of which the operator's list does not know yet. */
const UNTOLD = 'untold';

/** Notes a review of which the operator's list is to be told. It does not wait, so that the note is stored together with the review. */
export function noteUntold(storage: Pick<Storage, 'kv'>, id: string): void {
  storage.kv.put(UNTOLD, [...untoldOf(storage), id]);
}

/** Tells the operator's list of new reviews, in a call that the shop waits for. `retryUntold` finishes it. */
export async function tellUntold(storage: Storage, env: WorkListEnv): Promise<void> {
  if (untoldOf(storage).length > 0) await beginForShop(storage, env, () => tell(storage, env));
}

/** Tells the operator's list of new reviews in the alarm. What is given up after three days is told with the next review. */
export async function retryUntold(storage: Storage, env: WorkListEnv): Promise<void> {
  if (untoldOf(storage).length > 0) await runRetry(storage, {what: 'review'}, () => tell(storage, env));
}

async function tell(storage: Pick<Storage, 'kv'>, env: WorkListEnv): Promise<void> {
  for (const id of untoldOf(storage)) {
    await workListOf(env).noteReview(id);
    storage.kv.put(
      UNTOLD,
      untoldOf(storage).filter((untold) => untold !== id),
    );
  }
}

function untoldOf({kv}: Pick<Storage, 'kv'>): readonly string[] {
  return kv.get<readonly string[]>(UNTOLD) ?? [];
}
