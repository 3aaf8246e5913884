import {useFetcher} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {TextScope} from '../../i18n/use-translate';
import {ProductCard} from '../parts/ProductCard';
import {StillPart} from '../parts/StillPart';
import type {ListingData, ShelfContents} from './listing-data';
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
      <div className={styles.grid}>
        {pages.map(({shelf, contents}, number) => (
          <StillPart key={shelf.page} as="ul" className={styles.page} part={contents}>
            {(shown) => <Cards {...shown} areFirst={number === 0} />}
          </StillPart>
        ))}
      </div>
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

type CardsProps = Pick<ShelfContents, 'cards' | 'ratings' | 'texts'> & {readonly areFirst: boolean};

function Cards({cards, ratings, texts, areFirst}: CardsProps) {
  return (
    <TextScope texts={texts}>
      {cards.map(({card, large}, index) => (
        <li key={`${card.id} ${card.variant?.number ?? ''}`} className={large ? styles.large : undefined}>
          <ProductCard
            card={card}
            size={large ? 'large' : 'regular'}
            priority={areFirst && index === 0}
            rating={ratings[card.id]}
            sells
          />
        </li>
      ))}
    </TextScope>
  );
}
