import * as styles from './DataTable.css';

type Props = {
  readonly id: string | null;
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly {readonly key: string; readonly cells: readonly string[]}[];
};

/** Rows and columns; where the screen is too narrow for them, they scroll within their frame. */
export function DataTable({id, caption, head, rows}: Props) {
  return (
    <div className={styles.frame} role="region" aria-label={caption} tabIndex={0} id={id ?? undefined}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" className={styles.cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({key, cells: [name, ...values]}) => (
            <tr key={key} className={styles.row}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {values.map((value, column) => (
                <td key={head[column + 1]} className={styles.cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
