import type {Post} from './post';

/** What a post's page shows, as tags for purging its document: the post, the posts and products beside it. */
export function postTags({
  slug,
  relatedPosts,
  relatedProducts,
}: Pick<Post, 'slug' | 'relatedPosts' | 'relatedProducts'>): readonly string[] {
  return [
    'blog',
    `post:${slug}`,
    ...relatedPosts.map((post) => `post:${post.slug}`),
    ...relatedProducts.map((handle) => `product:${handle}`),
  ];
}
