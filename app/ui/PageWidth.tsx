import type {ReactNode} from 'react';

import {classNames} from './class-names';
import {width} from './PageWidth.css';

type Props = {
  /** `page` (default) or `text`, the width of lines that can be read. */
  readonly size?: keyof typeof width;
  readonly as?: 'div' | 'section' | 'header';
  readonly children: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly 'aria-labelledby'?: string;
};

/** Keeps to the page's width in the middle of the screen, with the gutters. Coloured bands go around it. */
export function PageWidth({size = 'page', as: Element = 'div', className, ...rest}: Props) {
  return <Element {...rest} className={classNames(width[size], className)} />;
}
