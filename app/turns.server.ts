import {inSequence, SequencerLost, type Operation, type Sequenced, type Sequencer} from './objects/in-sequence.server';
import {ServiceError} from './services/service-error.server';

type Task<T> = (earlier: string | null) => Promise<T>;

/**
 * How adapters take their turns at the sequencer; `parse` checks a remembered result. A sequencer that cannot be reached is an
 * outage like any other.
 */
export function createTurns<T>(sequencer: (key: string) => Sequencer, parse: (remembered: unknown) => T) {
  return async (key: string, operation: Operation, task: Task<T>): Promise<Sequenced<T>> => {
    try {
      return await inSequence(sequencer(key), operation, task, parse);
    } catch (error) {
      if (!(error instanceof SequencerLost)) throw error;
      throw new ServiceError('sequencer', 'unreachable', 'no turn', {cause: error});
    }
  };
}
