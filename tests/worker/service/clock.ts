import {beforeEach, vi} from 'vitest';
import {START} from './alarms';

// The clock stays faked between tests and files: whatever a test leaves unfinished sets no alarm that rings while another one runs.
beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: START});
});
