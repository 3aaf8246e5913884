import {Form} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {POPULAR_SEARCHES, SEARCH} from '../../config/search';
import {isSearchable, isTooLong, type SearchRequest} from '../../domain/search/search-request';
import {countIn, hasResults} from '../../domain/search/search-results';
import {useLanguage} from '../../i18n/use-translate';
import type {MenuItem} from '../../pages/menus';
import {contentPath, searchPath} from '../../pages/paths';
import {servicePath} from '../../pages/service-paths';
import {touched} from '../../styles/breakpoints';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import {StatusMessage} from '../../ui/StatusMessage';
import {TextLink} from '../../ui/TextLink';
import type {SearchAnswer} from './search-answer';
import * as styles from './SearchPage.css';
import {SearchResults} from './SearchResults';
import {useTranslate} from './texts';

type Props = {
  readonly asked: SearchRequest;
  readonly answer: SearchAnswer;
  /** Every listing of the menu. */
  readonly categories: readonly MenuItem[];
};

/** Shows the page of search results: what was asked for, and what came of it. */
export function SearchPage({asked, answer, categories}: Props) {
  const translate = useTranslate();
  const {words} = asked;
  return (
    <PageWidth className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {isSearchable(asked) ? translate('search:titleFor', {words}) : translate('search:title')}
        </h1>
        <SearchBox words={words} />
      </header>
      <StatusMessage of={words} text={useOutcomeText(asked, answer)} />
      <Outcome asked={asked} answer={answer} categories={categories} />
    </PageWidth>
  );
}

/** Returns the status for screen readers. It is empty for the tab of products, which has a status of its own. */
function useOutcomeText(asked: SearchRequest, answer: SearchAnswer): string {
  const {tab} = asked;
  const translate = useTranslate();
  switch (answer.state) {
    case 'found':
      if (!hasResults(asked, answer)) return translate('search:empty.title');
      return tab === 'products' ? '' : translate('search:found', {count: countIn(tab, answer)});
    case 'down':
      return translate('search:down.title');
    case 'rate-limited':
      return translate('search:rate-limited.title');
    case 'not-asked':
      return isTooLong(asked) ? translate('search:tooLong.title') : '';
  }
}

function Outcome({asked, answer, categories}: Props) {
  const translate = useTranslate();
  switch (answer.state) {
    case 'found':
      return hasResults(asked, answer) ? (
        <SearchResults asked={asked} answer={answer} />
      ) : (
        <NothingFound categories={categories} />
      );
    case 'down':
      return (
        <>
          <Notice tone="warning" title={translate('search:down.title')}>
            <p>{translate('search:down.text')}</p>
          </Notice>
          <CategoryLinks links={categories} />
        </>
      );
    case 'rate-limited':
      return (
        <Notice tone="warning" title={translate('search:rate-limited.title')}>
          <p>{translate('search:rate-limited.text', {count: answer.seconds})}</p>
        </Notice>
      );
    case 'not-asked':
      return isTooLong(asked) ? <TooLong /> : <Start categories={categories} />;
  }
}

function Start({categories}: Pick<Props, 'categories'>) {
  const translate = useTranslate();
  return (
    <>
      <section className={styles.words}>
        <h2>{translate('search:start.title')}</h2>
        <p>{translate('search:start.text')}</p>
      </section>
      <PopularSearches />
      <CategoryLinks links={categories} />
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

/** The field of the page of results, with what was looked for in it. */
function SearchBox({words}: {readonly words: string}) {
  const translate = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<string | null>(null);
  const field = () => form.current?.querySelector<HTMLInputElement>('[name=q]') ?? null;
  useEffect(() => {
    const input = field();
    if (input !== null && sent.current !== null) {
      // Asked by a link or the way back; to what this form has asked, more may have been typed since.
      if (sent.current !== words) input.value = words;
      // The keys of a phone leave the answer in sight.
      if (matchMedia(touched).matches && input.value.trim() === words) input.blur();
    }
    sent.current = words;
  }, [words]);
  return (
    <Form
      ref={form}
      onSubmit={() => (sent.current = field()?.value.trim() ?? null)}
      className={styles.box}
      role="search"
      method="get"
      action={searchPath(useLanguage())}
      aria-label={translate('search:form.name')}
    >
      <Field
        label={translate('search:form.label')}
        type="search"
        name="q"
        defaultValue={words}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Button variant="secondary">{translate('search:form.submit')}</Button>
    </Form>
  );
}

/** Nothing was found: how to go on. */
function NothingFound({categories}: Pick<Props, 'categories'>) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      <section className={styles.words}>
        <h2>{translate('search:empty.title')}</h2>
        <p>{translate('search:empty.text')}</p>
        <ul className={styles.ways}>
          <li>
            <TextLink href={contentPath(language, 'coffeeMatch')} variant="standalone">
              {translate('search:empty.match')}
            </TextLink>
          </li>
          <li>
            <TextLink href={servicePath(language, 'contact')} variant="standalone">
              {translate('search:empty.contact')}
            </TextLink>
          </li>
        </ul>
      </section>
      <PopularSearches />
      <CategoryLinks links={categories} />
    </>
  );
}

/** What others look for, each a search of its own. */
function PopularSearches() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="search-popular">
      <h2 id="search-popular" className={styles.listTitle}>
        {translate('search:popular')}
      </h2>
      <ul className={styles.list}>
        {POPULAR_SEARCHES[language].map((words) => (
          <li key={words}>
            <Button
              href={`${searchPath(language)}?q=${encodeURIComponent(words)}`}
              variant="tertiary"
              inline
              rel="nofollow"
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every category of the menu: it is there whatever is down. */
function CategoryLinks({links}: {readonly links: readonly MenuItem[]}) {
  const translate = useTranslate();
  return (
    <section className={styles.linksSection} aria-labelledby="search-categories">
      <h2 id="search-categories" className={styles.listTitle}>
        {translate('search:categories')}
      </h2>
      <ul className={styles.linksList}>
        {links.map(({title, url}) => (
          <li key={url}>
            <TextLink href={url} variant="standalone">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
