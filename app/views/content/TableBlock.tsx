import type {Table} from '../../domain/content/page';
import {DataTable} from './DataTable';

/** A table of the CMS: its first column names the rows. */
export function TableBlock({block: {caption, head, rows, anchor}}: {readonly block: Table}) {
  return <DataTable id={anchor} caption={caption} head={head} rows={rows} />;
}
