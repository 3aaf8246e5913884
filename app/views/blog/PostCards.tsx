import {postPath} from '../../pages/blog-paths';
import type {PostCard} from '../../domain/blog/post';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {Grid} from '../../ui/Layout';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import * as styles from './PostCards.css';
import {useTranslate} from './texts';

type Props = {
  readonly posts: readonly PostCard[];
  readonly heading: 'h2' | 'h3';
  /** Pictures that are in sight when the page opens are loaded at once. */
  readonly eager?: number;
};

/** Shows posts as cards with author, category and date (Specification, section 2, Blog). */
export function PostCards({posts, heading, eager = 0}: Props) {
  return (
    <Grid>
      {posts.map((post, index) => (
        <li key={post.slug} id={`post-${index + 1}`}>
          <Card post={post} heading={heading} priority={index < eager} />
        </li>
      ))}
    </Grid>
  );
}

type CardProps = {readonly post: PostCard; readonly heading: 'h2' | 'h3'; readonly priority: boolean};

function Card({post, heading: Heading, priority}: CardProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const {date} = useFormat();
  const {slug, title, excerpt, picture, author, category, publishedAt} = post;
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes="(max-width: 576px) 88vw, (max-width: 992px) 45vw, 25rem"
        priority={priority}
        decorative
      />
      <p className={styles.category}>{category}</p>
      <Heading className={styles.title}>
        <Link href={postPath(language, slug)} className={styles.link}>
          {title}
        </Link>
      </Heading>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.byline}>
        {translate('blog:by', {author})} · <time dateTime={publishedAt}>{date(publishedAt)}</time>
      </p>
    </article>
  );
}
