import type {Page} from '@playwright/test';

/** The layout shift of a page so far: `all`, and the part without recent input. */
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
