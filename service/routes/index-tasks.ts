import type {IndexTask} from '../domain/index-task';
import type {ServiceEnv} from './env';

/** Says what of the search's index may no longer be as catalogue and CMS have it. It is brought up to date within seconds. */
export async function noteIndexTasks(
  {SEARCH_INDEX}: Pick<ServiceEnv, 'SEARCH_INDEX'>,
  tasks: readonly IndexTask[],
): Promise<void> {
  await SEARCH_INDEX.getByName('shop').note(tasks);
}
