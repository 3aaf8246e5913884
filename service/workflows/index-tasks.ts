import type {IndexTask} from '../domain/index-task';
import type {ServiceEnv} from '../env';

/** Notes the parts of the search index that may differ from catalogue or CMS. They are brought up to date within seconds. */
export async function noteIndexTasks(
  {SEARCH_INDEX}: Pick<ServiceEnv, 'SEARCH_INDEX'>,
  tasks: readonly IndexTask[],
): Promise<void> {
  await SEARCH_INDEX.getByName('shop').note(tasks);
}
