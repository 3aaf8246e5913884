import * as styles from './FactTable.css';

type Props = {
  readonly title: string;
  readonly rows: readonly {readonly label: string; readonly value: string}[];
};

/** Names and values below each other; nothing where there are none. */
export function FactTable({title, rows}: Props) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.table}>
        {rows.map(({label, value}) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
