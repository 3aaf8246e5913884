import type {ReactNode} from 'react';

import {lead as leadStyle} from '../../styles/type.css';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './NoticePage.css';
import {useTranslate} from './texts';

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
};

/** Shows a page of customer service: what it is for, then its form or its outcome. */
export function NoticePage({title, lead, children}: Props) {
  return (
    <PageWidth size="text" className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={leadStyle}>{lead}</p>}
      {children}
    </PageWidth>
  );
}

const SHOWN = ['name', 'company', 'contract', 'orderNumber', 'email', 'phone'] as const;

type FactsProps = {
  readonly values: Readonly<Record<string, string | undefined>>;
  /** Further facts, in their order, before and after what was typed. */
  readonly before?: readonly (readonly [term: string, value: string])[];
  readonly after?: readonly (readonly [term: string, value: string])[];
};

/** Shows a statement as it was typed, with what both sides know of it. */
export function NoticeFacts({values, before = [], after = []}: FactsProps) {
  const translate = useTranslate();
  const typed = SHOWN.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [[translate(`contractNotices:fields.${field}.label`), value] as const];
  });
  return (
    <dl className={styles.facts}>
      {[...before, ...typed, ...after].map(([term, value]) => (
        <Fact key={term} term={term} value={value} />
      ))}
    </dl>
  );
}

function Fact({term, value}: {readonly term: string; readonly value: string}) {
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}
