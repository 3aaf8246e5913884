import {CONTENT_KINDS} from '../../config/search';
import type {SearchRequest} from '../../domain/search/search-request';
import {useTranslate} from '../../i18n/use-translate';
import {ProductCards} from '../parts/ProductCards';
import {CategoryHits} from './CategoryHits';
import {ContentHits} from './ContentHits';
import {ProductResults} from './ProductResults';
import {ResultPages} from './ResultPages';
import {ResultSection} from './ResultSection';
import type {FoundAnswer} from './search-answer';
import {SearchTabs} from './SearchTabs';

type Props = {
  readonly asked: SearchRequest;
  readonly answer: FoundAnswer;
};

/** What was found, by kind: everything at a glance, or one kind with its pages. */
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
          <ProductCards cards={cards} />
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
