import type {ReactNode} from 'react';

import type {ContentLists} from '../../domain/content/extras';
import type {ContentBlock as Block, OwnPartName} from '../../domain/content/page';
import type {ProductCard} from '../../domain/product/product';
import {AccordionBlock} from './AccordionBlock';
import {AnchorsBlock} from './AnchorsBlock';
import {CardsBlock} from './CardsBlock';
import {CountriesBlock} from './CountriesBlock';
import {DownloadBlock} from './DownloadBlock';
import {FormBlock} from './FormBlock';
import {HeroBlock} from './HeroBlock';
import {ImageTextBlock} from './ImageTextBlock';
import {NewsletterBlock} from './NewsletterBlock';
import {ProductsBlock} from './ProductsBlock';
import {ListBlock} from './ListBlock';
import {QuizEntryBlock} from './QuizEntryBlock';
import {QuoteBlock} from './QuoteBlock';
import {RichTextView} from '../parts/RichTextView';
import {StepsBlock} from './StepsBlock';
import {TableBlock} from './TableBlock';
import {VideoBlock} from './VideoBlock';

/** What a page with a route of its own puts in the place of its parts. */
export type OwnParts = Readonly<Partial<Record<OwnPartName, ReactNode>>>;

type Props = {
  readonly block: Block;
  /** The products of a row of products. */
  readonly cards: readonly ProductCard[];
  readonly lists: ContentLists;
  /** What a page of its own puts in the place of its parts. */
  readonly parts: OwnParts;
};

/** One block of a page. */
export function ContentBlock({block, cards, lists, parts}: Props) {
  switch (block.kind) {
    case 'text':
      return (
        <section id={block.anchor ?? undefined}>
          <RichTextView content={block.content} />
        </section>
      );
    case 'imageText':
      return <ImageTextBlock block={block} />;
    case 'hero':
      return <HeroBlock block={block} />;
    case 'cards':
      return <CardsBlock block={block} />;
    case 'accordion':
      return <AccordionBlock block={block} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'steps':
      return <StepsBlock block={block} />;
    case 'products':
      return <ProductsBlock block={block} cards={cards} />;
    case 'quote':
      return <QuoteBlock block={block} />;
    case 'video':
      return <VideoBlock block={block} />;
    case 'download':
      return <DownloadBlock block={block} />;
    case 'anchors':
      return <AnchorsBlock block={block} />;
    case 'shippingCountries':
      return <CountriesBlock block={block} />;
    case 'form':
      return <FormBlock block={block} />;
    case 'quizEntry':
      return <QuizEntryBlock block={block} />;
    case 'newsletter':
      return <NewsletterBlock block={block} />;
    case 'part':
      return <div id={block.anchor ?? undefined}>{parts[block.part]}</div>;
    case 'list':
      return <ListBlock block={block} lists={lists} />;
  }
}
