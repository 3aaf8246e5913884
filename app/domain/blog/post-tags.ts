import type {Post} from './post';

/** Returns the tags by which a post's document is purged: those of the post and of the posts beside it. */
export function postTags({slug, relatedPosts}: Pick<Post, 'slug' | 'relatedPosts'>): readonly string[] {
  return ['blog', `post:${slug}`, ...relatedPosts.map((post) => `post:${post.slug}`)];
}
