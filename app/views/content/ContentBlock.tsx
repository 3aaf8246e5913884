import type {ReactElement, ReactNode} from 'react';

import type {ContentLists} from '../../domain/content/extras';
import type {
  Accordion,
  Anchors,
  PageBlock as Block,
  Download,
  FormContent as Form,
  NewsletterContent as Newsletter,
  OwnPartName,
  Quote,
} from '../../domain/content/page';
import {EMPTY_FORM} from '../../domain/form/form-answer';
import type {ProductCard} from '../../domain/product/product';
import {Disclosure} from '../../ui/Disclosure';
import {TextLink} from '../../ui/TextLink';
import {CancellationForm} from '../parts/CancellationForm';
import {ContactForm} from '../parts/ContactForm';
import {NewsletterForm} from '../parts/NewsletterForm';
import {OrderLookupForm} from '../parts/OrderLookupForm';
import {RichTextView} from '../parts/RichTextView';
import {WithdrawalForm} from '../parts/WithdrawalForm';
import {CardsBlock, ProductsBlock, StepsBlock} from './CardsBlock';
import * as styles from './ContentBlock.css';
import {CountriesBlock, TableBlock} from './DataTable';
import {ListBlock} from './ListBlock';
import {HeroBlock, ImageTextBlock, QuizEntryBlock, VideoBlock} from './PictureBlocks';
import {useTranslate} from './texts';

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

/** Shows one block of a page. */
export function ContentBlock({block, cards, lists, parts}: Props): ReactElement {
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

/** Questions that open to their answers. */
function AccordionBlock({block}: {readonly block: Accordion}) {
  const {heading, items, anchor} = block;
  return (
    <section className={styles.accordion} id={anchor ?? undefined}>
      {heading !== null && <h2 className={styles.title}>{heading}</h2>}
      <div>
        {items.map(({key, title, content}) => (
          <Disclosure key={key} summary={title}>
            <RichTextView content={content} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** Editors' links to the parts of their page. */
function AnchorsBlock({block}: {readonly block: Anchors}) {
  const translate = useTranslate();
  const {heading, items, anchor} = block;
  if (items.length === 0) return null;
  const title = heading ?? translate('content:contents');
  return (
    <nav className={styles.anchors} aria-label={title} id={anchor ?? undefined}>
      <p className={styles.anchorsTitle}>{title}</p>
      <ul className={styles.list}>
        {items.map(({label, href}) => (
          <li key={href}>
            <TextLink href={href} variant="standalone">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A file to take along. */
function DownloadBlock({block}: {readonly block: Download}) {
  const translate = useTranslate();
  const {title, text, url, extension, anchor} = block;
  return (
    <section className={styles.download} id={anchor ?? undefined}>
      <h2 className={styles.downloadTitle}>{title}</h2>
      <p>{text}</p>
      <TextLink href={url} variant="standalone" download>
        {translate('content:download', {title, extension: extension.toUpperCase()})}
      </TextLink>
    </section>
  );
}

/** A form of customer service in the midst of a page; what comes of it is told on the form's own page. */
function FormBlock({block: {form, anchor}}: {readonly block: Form}) {
  return <section id={anchor ?? undefined}>{formOf(form)}</section>;
}

function formOf(form: Form['form']) {
  switch (form) {
    case 'withdrawal':
      return <WithdrawalForm form={EMPTY_FORM} />;
    case 'cancellation':
      return <CancellationForm form={EMPTY_FORM} />;
    case 'contact':
      return <ContactForm audience="customer" form={EMPTY_FORM} headed />;
    case 'order':
      return <OrderLookupForm values={EMPTY_FORM.values} errors={EMPTY_FORM.errors} forReturn />;
    case 'businessContact':
      return <ContactForm audience="business" form={EMPTY_FORM} headed />;
  }
}

/** A sign-up in the midst of a page. */
function NewsletterBlock({block: {heading, text, variant, anchor}}: {readonly block: Newsletter}) {
  return (
    <section className={styles.panel} id={anchor ?? undefined}>
      <h2>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <NewsletterForm variant={variant} />
    </section>
  );
}

/** What somebody said, and who. */
function QuoteBlock({block: {text, author, role, anchor}}: {readonly block: Quote}) {
  return (
    <figure className={styles.quote} id={anchor ?? undefined}>
      <blockquote className={styles.quoteText}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.author}>{role === null ? author : `${author}, ${role}`}</figcaption>
    </figure>
  );
}
