import {useFetcher} from '@remix-run/react';
import {useEffect, useState} from 'react';

import type {ListingData} from './listing-data';
import {ProductCard} from '../parts/ProductCard';
import * as styles from './Shelf.css';
import {ShelfEnd} from './ShelfEnd';

type Props = {readonly path: string; readonly data: ListingData};

/** A page of cards, and with JavaScript as many further ones as the visitor asks for. */
export function Shelf({path, data}: Props) {
  const more = useFetcher<ListingData>();
  const [pages, setPages] = useState([data]);
  const fetched = more.data;
  useEffect(() => {
    if (fetched) setPages((before) => (before.includes(fetched) ? before : [...before, fetched]));
  }, [fetched]);
  const last = pages.at(-1) ?? data;
  return (
    <>
      <ul className={styles.grid}>
        {pages.flatMap(({shelf, ratings}, number) =>
          shelf.cards.map(({card, large}, index) => (
            <li key={`${card.id} ${card.variant?.number ?? ''}`} className={large ? styles.large : undefined}>
              <ProductCard
                card={card}
                size={large ? 'large' : 'regular'}
                priority={number === 0 && index === 0}
                rating={ratings[card.id]}
                sells
              />
            </li>
          )),
        )}
      </ul>
      <ShelfEnd
        path={path}
        shelf={last.shelf}
        from={data.shelf.first}
        pending={more.state !== 'idle'}
        onMore={(address) => more.load(address)}
      />
    </>
  );
}
