import type {RichText} from '../content/rich-text';
import type {ImageSource} from '../picture';

export type Author = {readonly name: string; readonly slug: string; readonly role: string; readonly bio: string};

export type Category = {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  /** The slug of the same category in the other language. */
  readonly partner: string | null;
};

/** A post in a list. */
export type PostCard = {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly picture: ImageSource;
  readonly author: string;
  readonly category: string;
  /** A moment in UTC. */
  readonly publishedAt: string;
  readonly updatedAt: string;
};

/** A post under `/{language}/b/{slug}` (Specification, section 2, Blog). */
export type Post = Omit<PostCard, 'author' | 'category'> & {
  readonly seo: {readonly title: string; readonly description: string; readonly noindex: boolean};
  readonly author: Author;
  readonly category: {readonly title: string; readonly slug: string};
  readonly body: RichText;
  /** The slug of the same post in the other language; `null` where there is none. */
  readonly partner: string | null;
  readonly relatedProducts: readonly string[];
  readonly relatedPosts: readonly PostCard[];
};

/** A page of the blog's list: all posts, or those of one category, newest first. */
export type PostList = {
  readonly categories: readonly Category[];
  /** `null`: all. */
  readonly category: Category | null;
  readonly posts: readonly PostCard[];
  /** How many there are in all. */
  readonly total: number;
};

/** The answer to the address of a post. */
export type PostAnswer = {readonly state: 'found'; readonly post: Post} | {readonly state: 'unknown'};

/** Tells when a post was changed last; what was never changed is as old as its publication. */
export function changedAt({publishedAt, updatedAt}: Pick<PostCard, 'publishedAt' | 'updatedAt'>): string {
  return updatedAt > publishedAt ? updatedAt : publishedAt;
}

/** Returns the tags by which a post's document is purged: those of the post and of the posts beside it. */
export function postTags({slug, relatedPosts}: Pick<Post, 'slug' | 'relatedPosts'>): readonly string[] {
  return ['blog', `post:${slug}`, ...relatedPosts.map((post) => `post:${post.slug}`)];
}
