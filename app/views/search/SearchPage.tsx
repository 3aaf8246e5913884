import {SEARCH} from '../../config/search';
import {isFound} from '../../domain/search/search-results';
import type {SearchRequest} from '../../domain/search/search-request';
import {useTranslate} from '../../i18n/use-translate';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import {CategoryLinks} from './CategoryLinks';
import {NothingFound} from './NothingFound';
import {PopularSearches} from './PopularSearches';
import type {SearchAnswer} from './search-answer';
import {SearchBox} from './SearchBox';
import * as styles from './SearchPage.css';
import {SearchResults} from './SearchResults';

type Props = {
  readonly asked: SearchRequest;
  readonly answer: SearchAnswer;
};

/** The page of search results: what was asked for, and what came of it. */
export function SearchPage({asked, answer}: Props) {
  const translate = useTranslate();
  const {words} = asked;
  const isNamed = words !== '' && words.length <= SEARCH.longestQuery;
  return (
    <PageWidth className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{isNamed ? translate('search:titleFor', {words}) : translate('search:title')}</h1>
        <SearchBox words={words} />
      </header>
      <Outcome asked={asked} answer={answer} />
    </PageWidth>
  );
}

function Outcome({asked, answer}: Props) {
  const translate = useTranslate();
  switch (answer.state) {
    case 'found':
      return isFound(answer) ? <SearchResults asked={asked} answer={answer} /> : <NothingFound />;
    case 'down':
      return (
        <>
          <Notice tone="warning" title={translate('search:down.title')}>
            <p>{translate('search:down.text')}</p>
          </Notice>
          <CategoryLinks />
        </>
      );
    case 'limited':
      return (
        <Notice tone="warning" title={translate('search:limited.title')}>
          <p>{translate('search:limited.text', {seconds: answer.seconds})}</p>
        </Notice>
      );
    case 'not-asked':
      return asked.words === '' ? <Start /> : <TooLong />;
  }
}

function Start() {
  const translate = useTranslate();
  return (
    <>
      <section className={styles.words}>
        <h2>{translate('search:start.title')}</h2>
        <p>{translate('search:start.text')}</p>
      </section>
      <PopularSearches />
      <CategoryLinks />
    </>
  );
}

function TooLong() {
  const translate = useTranslate();
  return (
    <>
      <Notice tone="warning" title={translate('search:tooLong.title')}>
        <p>{translate('search:tooLong.text', {most: SEARCH.longestQuery})}</p>
      </Notice>
      <PopularSearches />
    </>
  );
}
