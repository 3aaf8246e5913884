import * as styles from './NoticePage.css';
import {useTranslate} from './texts';

const SHOWN = ['name', 'company', 'contract', 'orderNumber', 'email', 'phone'] as const;

type Props = {
  readonly values: Readonly<Record<string, string | undefined>>;
  /** Further facts, in their order, before and after what was typed. */
  readonly before?: readonly (readonly [term: string, value: string])[];
  readonly after?: readonly (readonly [term: string, value: string])[];
};

/** Shows a statement as it was typed, with what both sides know of it. */
export function NoticeFacts({values, before = [], after = []}: Props) {
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
