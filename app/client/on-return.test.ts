import {afterEach, expect, it, vi} from 'vitest';

import {onSight} from './on-return';

afterEach(() => vi.unstubAllGlobals());

it('tells that the page is in sight: now, as it comes back, and as a tab that was covered', () => {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), {visibilityState: 'visible'});
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const seen = vi.fn();
  const turn = (visibilityState: string) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const come = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), {persisted}));

  const end = onSight(seen);
  expect(seen).toHaveBeenCalledTimes(1);
  come(false);
  turn('hidden');
  expect(seen).toHaveBeenCalledTimes(1);
  turn('visible');
  expect(seen).toHaveBeenCalledTimes(2);
  come(true);
  expect(seen).toHaveBeenCalledTimes(3);
  end();
  come(true);
  turn('visible');
  expect(seen).toHaveBeenCalledTimes(3);
});
