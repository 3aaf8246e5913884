import {xml, xmlDocument} from '../xml/xml';
import {changedAt, type PostCard} from './post';

type Feed = {
  /** The shop's own origin. */
  readonly origin: string;
  readonly locale: string;
  readonly title: string;
  readonly subtitle: string;
  /** Paths of the shop: the feed itself, the page of the blog, and each post's. */
  readonly path: string;
  readonly blogPath: string;
  readonly postPath: (slug: string) => string;
  readonly posts: readonly PostCard[];
};

/**
 * Returns the newest posts as a feed (RFC 4287). A post's address is its id. The feed is as new as the last change of a post, without one as old as time.
 */
export function atomFeed({origin, locale, title, subtitle, path, blogPath, postPath, posts}: Feed): string {
  const updated = posts
    .map(changedAt)
    .reduce((newest, each) => (each > newest ? each : newest), '1970-01-01T00:00:00Z');
  return xmlDocument(
    xml(
      'feed',
      [
        xml('id', origin + blogPath),
        xml('title', title),
        xml('subtitle', subtitle),
        xml('updated', updated),
        xml('link', [], {rel: 'self', type: 'application/atom+xml', href: origin + path}),
        xml('link', [], {rel: 'alternate', type: 'text/html', href: origin + blogPath}),
        ...posts.map((post) => {
          const url = origin + postPath(post.slug);
          return xml('entry', [
            xml('id', url),
            xml('title', post.title),
            xml('link', [], {rel: 'alternate', type: 'text/html', href: url}),
            xml('published', post.publishedAt),
            xml('updated', changedAt(post)),
            xml('author', [xml('name', post.author)]),
            xml('category', [], {term: post.category}),
            xml('summary', post.excerpt),
          ]);
        }),
      ],
      {xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale},
    ),
  );
}
