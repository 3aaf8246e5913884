import type {Post} from './post';

/** What a post's page shows, as tags for purging its document: the post and the posts beside it. */
export function postTags({slug, relatedPosts}: Pick<Post, 'slug' | 'relatedPosts'>): readonly string[] {
  return ['blog', `post:${slug}`, ...relatedPosts.map((post) => `post:${post.slug}`)];
}
