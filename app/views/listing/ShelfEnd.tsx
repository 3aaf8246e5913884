import type {MouseEvent} from 'react';

import {listingSearch} from '../../domain/listing/listing-query';
import {linkedPages} from '../../domain/listing/shelf-page';
import {useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Pagination} from '../../ui/Pagination';
import type {ShelfFrame} from './listing-data';
import * as styles from './Shelf.css';

type Props = {
  readonly path: string;
  /** The last page that is shown. */
  readonly shelf: ShelfFrame;
  /** Position of the first card that is shown. */
  readonly from: number;
  readonly pending: boolean;
  /** Fetches a page to be shown below; without JavaScript the link leads there. */
  readonly onMore: (address: string) => void;
};

/** How much of the shelf is in sight, and the ways to the rest: every page is a link. */
export function ShelfEnd({path, shelf, from, pending, onMore}: Props) {
  const translate = useTranslate();
  const {page, pages, first, count, total} = shelf;
  if (pages === 1) return null;
  const address = (number: number) => path + listingSearch({...shelf, page: number});
  const next = page < pages ? address(page + 1) : null;

  function showMore(event: MouseEvent<HTMLAnchorElement>) {
    if (next === null || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!pending) onMore(next);
  }

  return (
    <div className={styles.end}>
      <p className={styles.shown} role="status">
        {translate('shelf:pages.shown', {from, to: first + count - 1, total})}
      </p>
      {next !== null && (
        <Button href={next} variant="secondary" inline pending={pending} onClick={showMore}>
          {translate('shelf:pages.more')}
        </Button>
      )}
      <Pagination
        label={translate('shelf:pages.label')}
        current={page}
        pages={linkedPages(page, pages).map((number) => ({
          number,
          url: address(number),
          label: translate('shelf:pages.page', {page: number}),
        }))}
        previous={page > 1 ? {url: address(page - 1), label: translate('shelf:pages.previous')} : undefined}
        next={next === null ? undefined : {url: next, label: translate('shelf:pages.next')}}
      />
    </div>
  );
}
