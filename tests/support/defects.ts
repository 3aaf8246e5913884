import type {BrowserContext, ConsoleMessage, Page, Request} from '@playwright/test';
import {expect} from '@playwright/test';

/** Collects what a page must not do. */
export type Defects = {
  /** Names HTTP error statuses that the test provokes; 0 is no answer at all. */
  expectStatuses: (...statuses: number[]) => void;
  /** Names further origins where pages may send requests. */
  trust: (...origins: string[]) => void;
  /** Observes every page of a context from now on. */
  watch: (context: BrowserContext) => void;
  /** @throws if there is a defect that the test has not named */
  assertNone: () => void;
  /** URLs of pending requests. */
  openRequests: () => string[];
};

const failedLoad = /^Failed to load resource: the server responded with a status of (\d{3})/;
const noAnswer = 'Failed to load resource: net::ERR_';
const tellingWarning = /hydrat|did not match|Content Security Policy|Warning:/i;

/**
 * @param ownOrigins where pages may send requests; one to any other origin is a defect
 */
export function watchForDefects(ownOrigins: readonly string[]): Defects {
  const expected = new Set<number>();
  const trusted = new Set(ownOrigins);
  const noted: {status?: number; text: string}[] = [];
  const open = new Set<Request>();
  const onAnswer = (request: Request) => open.delete(request);

  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() !== 'error' && !(message.type() === 'warning' && tellingWarning.test(text))) return;
    const status = failedLoad.exec(text)?.[1] ?? (text.startsWith(noAnswer) ? '0' : undefined);
    noted.push({
      ...(status && {status: Number(status)}),
      text: `console ${message.type()}: ${text} (${message.location().url})`,
    });
  };
  const onRequest = (request: Request) => {
    open.add(request);
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http') || trusted.has(url.origin)) return;
    noted.push({text: `request to a third party: ${request.url()}`});
  };
  const watchPage = (page: Page) => {
    page.on('pageerror', ({name, message, stack}) => {
      // A DOMException has an empty stack.
      const hasStack = stack !== undefined && stack !== '';
      noted.push({text: `uncaught: ${hasStack ? stack : `${name}: ${message}`}`});
    });
  };

  return {
    expectStatuses: (...statuses) => {
      for (const status of statuses) expected.add(status);
    },
    trust: (...origins) => {
      for (const origin of origins) trusted.add(origin);
    },
    watch: (context) => {
      context.on('console', onConsole);
      context.on('request', onRequest);
      context.on('requestfinished', onAnswer);
      context.on('requestfailed', onAnswer);
      context.on('page', watchPage);
      for (const page of context.pages()) watchPage(page);
    },
    assertNone: () => {
      const unexpected = noted.filter(({status}) => status === undefined || !expected.has(status));
      expect(
        unexpected.map(({text}) => text),
        'the pages did something they must not',
      ).toEqual([]);
    },
    openRequests: () => [...open].map((request) => request.url()),
  };
}
