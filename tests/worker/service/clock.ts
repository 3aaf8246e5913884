import {beforeEach, vi} from 'vitest';
import {START} from './alarms';

// The clock stays faked between tests and files, so that no alarm rings before its test lets it.
beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: START});
});
