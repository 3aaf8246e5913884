import type {ReactNode} from 'react';

import {Footer} from './Footer';
import {Header} from './Header';
import type {ShellProps} from './shell-props';
import {SkipLinks, type SkipTarget} from './SkipLinks';

type Props = ShellProps & {
  /** Of the copyright line; the worker's clock says it. */
  readonly year: number;
  /** A note of the editors at the end of the page. */
  readonly footnote?: string | null;
  /** `false` on the 404 page (Specification, section 2, Layout on every page). */
  readonly footer?: boolean;
  readonly skipTargets?: readonly SkipTarget[];
  readonly children: ReactNode;
};

/** What stands around every page. The page itself is the content of `<main id="content">`. */
export function PageFrame({footer = true, skipTargets, year, footnote, children, ...shell}: Props) {
  return (
    <>
      <SkipLinks footer={footer} {...(skipTargets ? {targets: skipTargets} : {})} />
      <Header {...shell} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer && <Footer {...shell} year={year} footnote={footnote ?? null} />}
    </>
  );
}
