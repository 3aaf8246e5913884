import {useEffect, type MouseEvent} from 'react';

import {linkedPages} from '../../domain/listing/grid-page';
import {listingSearch} from '../../domain/listing/listing-query';
import {StaticIsland} from '../../framework/StaticIsland';
import {Button} from '../../ui/Button';
import {Pagination} from '../../ui/Pagination';
import type {GridFrame, ListingData} from './listing-data';
import * as styles from './ProductGrid.css';
import {useTranslate} from './texts';
import {useGridPages} from './use-grid-pages';

type Props = {
  readonly path: string;
  readonly data: ListingData;
  /** Hears which forms the shown cards need. Always the same function. */
  readonly onForms: (forms: ListingData['sells']) => void;
};

/** Shows a page of cards, and with JavaScript as many further ones as the visitor asks for. */
export function ProductGrid({path, data, onForms}: Props) {
  const {pages, grid: place, pending, load} = useGridPages(data);
  const last = pages.at(-1) ?? data;
  useEffect(() => {
    onForms(pages.flatMap(({sells}) => sells));
  }, [pages.length, onForms]);
  return (
    <>
      <div className={styles.grid} ref={place}>
        {pages.map(({grid, contents}) => (
          <StaticIsland key={grid.page} name="cards" as="ul" className={styles.page} data={contents} />
        ))}
      </div>
      <GridPagination path={path} grid={last.grid} from={data.grid.first} pending={pending} onMore={load} />
    </>
  );
}

type GridPaginationProps = {
  readonly path: string;
  /** The last page that is shown. */
  readonly grid: GridFrame;
  /** Position of the first card that is shown. */
  readonly from: number;
  readonly pending: boolean;
  /** Fetches a page to be shown below; without JavaScript the link leads there. */
  readonly onMore: (address: string, link: Element) => void;
};

/** How much of the grid is in sight, and the ways to the rest: every page is a link. */
function GridPagination({path, grid, from, pending, onMore}: GridPaginationProps) {
  const translate = useTranslate();
  const {page, pages, first, count, total} = grid;
  if (pages === 1) return null;
  const address = (number: number) => path + listingSearch({...grid, page: number});
  const next = page < pages ? address(page + 1) : null;

  function showMore(event: MouseEvent<HTMLAnchorElement>) {
    if (next === null || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!pending) onMore(next, event.currentTarget);
  }

  return (
    <div className={styles.end}>
      <p className={styles.shown} role="status">
        {translate('grid:pages.shown', {from, to: first + count - 1, total})}
      </p>
      {next !== null && (
        <Button href={next} variant="secondary" inline pending={pending} onClick={showMore}>
          {translate('grid:pages.more')}
        </Button>
      )}
      <Pagination
        label={translate('grid:pages.label')}
        current={page}
        pages={linkedPages(page, pages).map((number) => ({
          number,
          url: address(number),
          label: translate('grid:pages.page', {page: number}),
        }))}
        previous={page > 1 ? {url: address(page - 1), label: translate('grid:pages.previous')} : undefined}
        next={next === null ? undefined : {url: next, label: translate('grid:pages.next')}}
      />
    </div>
  );
}
