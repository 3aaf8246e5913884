import {blogPath, postPath} from '../../pages/blog-paths';
import {homePath} from '../../pages/paths';
import type {Author, Post} from '../../domain/blog/post';
import type {ProductCard} from '../../domain/product/product';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {lead, muted} from '../../styles/type.css';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import {ProductCards} from '../parts/ProductCard';
import {RichTextView} from '../parts/RichTextView';
import {PostCards} from './PostCards';
import * as styles from './PostPage.css';
import {useTranslate} from './texts';

type Props = {
  readonly post: Post;
  /** What goes with it; empty while it is not to be had. */
  readonly products: readonly ProductCard[];
};

/** Shows a post with its author, and what goes with it. */
export function PostPage({post, products}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const {date} = useFormat();
  const {title, slug, excerpt, picture, author, category, publishedAt, body, relatedPosts} = post;
  return (
    <PageWidth className={styles.page}>
      <Breadcrumbs
        label={translate('blog:breadcrumbs')}
        crumbs={[
          {title: translate('blog:home'), url: homePath(language)},
          {title: translate('blog:title'), url: blogPath(language)},
          {title, url: postPath(language, slug)},
        ]}
      />
      <article className={styles.article}>
        <header className={styles.head}>
          <TextLink href={blogPath(language, {category: category.slug})} variant="standalone">
            {category.title}
          </TextLink>
          <h1 className={styles.title}>{title}</h1>
          <p className={lead}>{excerpt}</p>
          <p className={styles.byline}>
            {translate('blog:by', {author: author.name})} · <time dateTime={publishedAt}>{date(publishedAt)}</time>
          </p>
        </header>
        <Picture className={styles.picture} picture={picture} sizes="(max-width: 1024px) 88vw, 60rem" priority />
        <RichTextView className={styles.body} content={body} />
        <AuthorCard author={author} />
      </article>
      {products.length > 0 && (
        <section className={styles.related}>
          <h2>{translate('blog:products')}</h2>
          <ProductCards cards={products} />
        </section>
      )}
      {relatedPosts.length > 0 && (
        <section className={styles.related}>
          <h2>{translate('blog:posts')}</h2>
          <PostCards posts={relatedPosts} heading="h3" />
        </section>
      )}
    </PageWidth>
  );
}

function AuthorCard({author}: {readonly author: Author}) {
  const translate = useTranslate();
  return (
    <section className={styles.author} aria-label={translate('blog:author')}>
      <h2 className={styles.name}>{author.name}</h2>
      <p className={muted}>{author.role}</p>
      <p>{author.bio}</p>
    </section>
  );
}
