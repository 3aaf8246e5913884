import type {ContentExtras} from '../../domain/content/extras';
import type {Guide} from '../../domain/content/guide';
import type {ShownContent} from '../../domain/content/page';
import {ranking, type ProductTest} from '../../domain/content/product-test';
import {softHyphens} from '../../domain/hyphenation';
import type {ProductCard} from '../../domain/product/product';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {contentPath, contentSlugPath, homePath, productPath} from '../../pages/paths';
import {lead, pageTitle} from '../../styles/type.css';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import {ProductCards} from '../parts/ProductCard';
import {RichTextView} from '../parts/RichTextView';
import {ContentPage} from './ContentPage';
import {DataTable} from './DataTable';
import {GuidePage} from './GuidePage';
import * as styles from './GuidePage.css';
import * as verdicts from './ShownContentPage.css';
import {useTranslate} from './texts';

type Props = {readonly shown: ShownContent; readonly extras: ContentExtras};

/** Shows what stands at an address of the content: a page, a brewing guide or a product test. */
export function ShownContentPage({shown, extras}: Props) {
  switch (shown.state) {
    case 'found':
      return <ContentPage page={shown.page} extras={extras} />;
    case 'guide':
      return <GuidePage key={keyOf(shown.guide)} guide={shown.guide} products={extras.products} />;
    case 'test':
      return <TestPage test={shown.test} products={extras.products} />;
  }
}

/** The same in each language: a clock that runs goes on where the language is changed. */
function keyOf({slug, partner}: Guide): string {
  return [slug, partner].sort().join();
}

type TestPageProps = {readonly test: ProductTest; readonly products: readonly ProductCard[]};

/** A product test: how it was done, every score by criterion, a verdict each, and what we would buy. */
function TestPage({test, products}: TestPageProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const {date, rating} = useFormat();
  const {title, slug, picture, summary, author, publishedAt, method, criteria, conclusion} = test;
  const ranked = ranking(test);
  return (
    <PageWidth className={styles.page}>
      <Breadcrumbs
        label={translate('content:breadcrumbs')}
        crumbs={[
          {title: translate('content:home'), url: homePath(language)},
          {title: translate('content:test.all'), url: contentPath(language, 'productTests')},
          {title, url: contentSlugPath(language, slug)},
        ]}
      />
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={pageTitle}>{softHyphens(title)}</h1>
          <p className={lead}>{summary}</p>
          <p className={verdicts.byline}>{translate('content:test.by', {author, date: date(publishedAt)})}</p>
        </div>
        <Picture className={styles.picture} picture={picture} sizes="(max-width: 768px) 88vw, 40rem" priority />
      </header>
      <section className={styles.section}>
        <h2>{translate('content:test.method')}</h2>
        <RichTextView content={method} />
      </section>
      <DataTable
        id={null}
        caption={translate('content:test.scores')}
        head={[
          translate('content:test.product'),
          translate('content:test.total'),
          ...criteria.map(({name, weightPercent}) =>
            translate('content:test.criterion', {name, percent: weightPercent}),
          ),
        ]}
        rows={ranked.map(({key, name, scores, total}) => ({key, cells: [name, rating(total), ...scores.map(rating)]}))}
      />
      <section className={styles.section}>
        <h2>{translate('content:test.verdicts')}</h2>
        <ol className={verdicts.list}>
          {ranked.map(({key, name, productHandle, total, verdict}) => (
            <li key={key} className={verdicts.entry}>
              <h3 className={verdicts.name}>
                {products.some(({handle}) => handle === productHandle) && productHandle !== null ? (
                  <TextLink href={productPath(language, productHandle)} variant="standalone" className={verdicts.link}>
                    {name}
                  </TextLink>
                ) : (
                  name
                )}
              </h3>
              <p className={verdicts.total}>{translate('content:test.points', {value: rating(total)})}</p>
              <p className={verdicts.text}>{verdict}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <h2>{translate('content:test.conclusion')}</h2>
        <RichTextView content={conclusion} />
      </section>
      {products.length > 0 && (
        <section className={styles.screenOnly}>
          <h2>{translate('content:test.products')}</h2>
          <ProductCards cards={products} />
        </section>
      )}
    </PageWidth>
  );
}
