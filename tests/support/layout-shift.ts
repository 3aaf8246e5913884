import type {Page} from '@playwright/test';

/** What has shifted on a page so far, as browsers count it: `all`, and of that what no press has asked for. */
export type LayoutShift = {readonly all: number; readonly unasked: number};

export const layoutShift = (page: Page): Promise<LayoutShift> =>
  page.evaluate(
    () =>
      new Promise<LayoutShift>((resolve) => {
        let [all, unasked] = [0, 0];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('value' in entry) || !('hadRecentInput' in entry)) continue;
            all += Number(entry.value);
            if (entry.hadRecentInput !== true) unasked += Number(entry.value);
          }
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve({all, unasked}), 300);
      }),
  );
