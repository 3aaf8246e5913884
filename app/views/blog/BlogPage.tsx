import {useEffect, useRef} from 'react';

import {blogPath, feedPath} from '../../pages/blog-paths';
import {hasListPage, postsShown} from '../../domain/blog/paging';
import type {PostList} from '../../domain/blog/post';
import {useLanguage} from '../../i18n/use-translate';
import {lead, pageTitle} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import * as styles from './BlogPage.css';
import {PostCards} from './PostCards';
import {useTranslate} from './texts';

type Props = {readonly list: PostList; readonly page: number};

/** Shows the blog: categories with 'All', the newest posts, and a link to more of them. */
export function BlogPage({list, page}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const {categories, category, posts, total} = list;
  const title = category?.title ?? translate('blog:title');
  useFocusOnMore(page);
  return (
    <PageWidth className={styles.page}>
      <header className={styles.head}>
        <h1 className={pageTitle}>{title}</h1>
        <p className={lead}>{category?.description ?? translate('blog:lead')}</p>
      </header>
      <nav aria-label={translate('blog:categories')}>
        <ul className={styles.categories}>
          {[null, ...categories].map((each) => (
            <li key={each?.slug ?? ''}>
              <Button
                href={blogPath(language, {category: each?.slug ?? null})}
                variant="tertiary"
                inline
                active={each?.slug === category?.slug}
                aria-current={each?.slug === category?.slug ? 'page' : undefined}
              >
                {each?.title ?? translate('blog:all')}
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      <PostCards posts={posts} heading="h2" eager={1} />
      <div className={styles.more}>
        <p className={styles.count} role="status">
          {translate('blog:shown', {shown: posts.length, count: total})}
        </p>
        {hasListPage(page + 1, total) && (
          <Button
            href={`${blogPath(language, {category: category?.slug ?? null, page: page + 1})}#post-${postsShown(page) + 1}`}
            variant="secondary"
          >
            {translate('blog:more')}
          </Button>
        )}
        <TextLink href={feedPath(language)} variant="standalone">
          {translate('blog:feed')}
        </TextLink>
      </div>
    </PageWidth>
  );
}

/** Moves the focus to the first of the posts that have come without a new document: the link to them is gone, or leads on. */
function useFocusOnMore(page: number) {
  const before = useRef(page);
  useEffect(() => {
    const shown = before.current;
    before.current = page;
    if (page <= shown) return;
    document.querySelector<HTMLElement>(`#post-${postsShown(shown) + 1} a`)?.focus({preventScroll: true});
  }, [page]);
}
