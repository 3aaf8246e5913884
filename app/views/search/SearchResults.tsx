import type {ReactNode} from 'react';

import type {Language} from '../../config/languages';
import {CONTENT_KINDS, type ContentKind, SEARCH_KINDS, type SearchKind} from '../../config/search';
import {inTab, searchQuery, type SearchRequest} from '../../domain/search/search-request';
import type {CategoryHit, ContentHit} from '../../domain/search/search-results';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {postPath} from '../../pages/blog-paths';
import {contentSlugPath, listingPath, searchPath} from '../../pages/paths';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {Tabs} from '../../ui/Tabs';
import {TextLink} from '../../ui/TextLink';
import {visuallyHidden} from '../../ui/VisuallyHidden.css';
import {PriceNote} from '../parts/PriceNote';
import {ProductCards} from '../parts/ProductCard';
import {ProductResults, ResultPages} from './ProductResults';
import type {FoundAnswer} from './search-answer';
import * as styles from './SearchResults.css';
import {useTranslate} from './texts';

type Props = {
  readonly asked: SearchRequest;
  readonly answer: FoundAnswer;
};

/** Shows the results by kind: the first hits of every kind, or one kind with its pages. */
export function SearchResults({asked, answer}: Props) {
  const {tab} = asked;
  return (
    <>
      <SearchTabs asked={asked} counts={answer.counts} />
      {tab === 'all' ? (
        <Overview asked={asked} answer={answer} />
      ) : tab === 'products' ? (
        <ProductResults asked={asked} answer={answer} />
      ) : (
        <OneKind asked={asked} answer={answer} />
      )}
    </>
  );
}

function Overview({asked, answer: {counts, cards, categories, contents}}: Props) {
  return (
    <>
      {cards.length > 0 && (
        <ResultSection kind="products" asked={asked} count={counts.products} shown={cards.length}>
          <PriceNote />
          <ProductCards cards={cards} priority />
        </ResultSection>
      )}
      {categories.length > 0 && (
        <ResultSection kind="categories" asked={asked} count={counts.categories} shown={categories.length}>
          <CategoryHits hits={categories} />
        </ResultSection>
      )}
      {CONTENT_KINDS.filter((kind) => contents[kind].length > 0).map((kind) => (
        <ResultSection key={kind} kind={kind} asked={asked} count={counts[kind]} shown={contents[kind].length}>
          <ContentHits kind={kind} hits={contents[kind]} />
        </ResultSection>
      ))}
    </>
  );
}

function OneKind({asked, answer}: Props) {
  const translate = useTranslate();
  const kind = CONTENT_KINDS.find((name) => name === asked.tab);
  return (
    <>
      <h2 className={visuallyHidden}>{translate(`search:kind.${kind ?? 'categories'}`)}</h2>
      <p>{translate('search:found', {count: asked.tab === 'all' ? 0 : answer.counts[asked.tab]})}</p>
      {kind === undefined ? (
        <CategoryHits hits={answer.categories} />
      ) : (
        <ContentHits kind={kind} hits={answer.contents[kind]} />
      )}
      <ResultPages asked={asked} pages={answer.pages} />
    </>
  );
}

type SearchTabsProps = {
  readonly asked: SearchRequest;
  readonly counts: Readonly<Record<SearchKind, number>>;
};

/** The kinds of which something was found, each an address of its own. */
function SearchTabs({asked, counts}: SearchTabsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const kinds = SEARCH_KINDS.filter((kind) => counts[kind] > 0 || kind === asked.tab);
  const url = (tab: SearchRequest['tab']) => `${searchPath(language)}?${searchQuery(inTab(asked, tab))}`;
  return (
    <Tabs
      label={translate('search:tabs.label')}
      tabs={[
        {title: translate('search:tabs.all'), url: url('all')},
        ...kinds.map((kind) => ({
          title: translate(`search:kind.${kind}`),
          url: url(kind),
          count: format.number(counts[kind]),
        })),
      ]}
      current={url(asked.tab)}
      rel="nofollow"
    />
  );
}

type ResultSectionProps = {
  readonly kind: SearchKind;
  readonly asked: SearchRequest;
  readonly count: number;
  readonly shown: number;
  readonly children: ReactNode;
};

/** The best results of one kind, and the way to all of them. */
function ResultSection({kind, asked, count, shown, children}: ResultSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={styles.section} aria-labelledby={`search-${kind}`}>
      <h2 className={styles.title} id={`search-${kind}`}>
        {translate(`search:kind.${kind}`)}
      </h2>
      {children}
      {count > shown && (
        <p>
          <TextLink href={`${searchPath(language)}?${searchQuery(inTab(asked, kind))}`} variant="standalone">
            {translate(`search:more.${kind}`, {count})}
          </TextLink>
        </p>
      )}
    </section>
  );
}

/** Categories that were found, with how much is in each. */
function CategoryHits({hits}: {readonly hits: readonly CategoryHit[]}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <ul className={styles.hitsList}>
      {hits.map(({id, handle, title, prefix, productCount}) => (
        <li key={id}>
          <TextLink href={listingPath(language, prefix, handle)} variant="standalone">
            {title}
          </TextLink>
          <p className={styles.hitsCount}>{translate('search:category.count', {count: productCount})}</p>
        </li>
      ))}
    </ul>
  );
}

type ContentHitsProps = {
  readonly kind: ContentKind;
  readonly hits: readonly ContentHit[];
};

/** Texts that were found: picture, title and what they are about. */
function ContentHits({kind, hits}: ContentHitsProps) {
  const language = useLanguage();
  return (
    <ul className={styles.contentHitsList}>
      {hits.map((hit) => (
        <li key={hit.id} className={styles.hit}>
          {hit.picture && <Picture className={styles.picture} picture={hit.picture} sizes="6rem" decorative />}
          <h3 className={styles.hitsTitle}>
            <Link className={styles.link} href={contentHitPath(kind, hit, language)}>
              {hit.title}
            </Link>
          </h3>
          <p className={styles.excerpt}>{hit.excerpt}</p>
        </li>
      ))}
    </ul>
  );
}

/** Where a found text stands. */
function contentHitPath(kind: ContentKind, {slug}: Pick<ContentHit, 'slug'>, language: Language): string {
  return kind === 'posts' ? postPath(language, slug) : contentSlugPath(language, slug);
}
