import * as z from 'zod';

import {authorSchema, categorySchema, postSchema} from '#contracts/cms';
import type {Language} from '../../config/languages';
import type {Category, PostAnswer, PostCard, PostList} from '../../domain/blog/post';
import type {ProductCard} from '../../domain/product/product';
import type {Catalogue} from '../storefront/catalogue.server';
import type {CmsGateway} from './gateway.server';
import {reshapePicture, reshapeRichText, reshapeSeo, SLUG, textScope} from './reshape.server';

/** The blog in one language. Each call throws `ServiceError` when a service does not answer. */
export type Blog = {
  /** The newest `count` posts of a category (`null`: of all); `null` where there is no such category. */
  readonly list: (category: string | null, count: number) => Promise<PostList | null>;
  /** The answer to `/{language}/b/{slug}`. */
  readonly post: (slug: string) => Promise<PostAnswer>;
  /** The products of a post, without those that are not to be had. */
  readonly products: (handles: readonly string[]) => Promise<readonly ProductCard[]>;
};

type BlogOptions = {
  readonly gateway: CmsGateway;
  readonly catalogue: Pick<Catalogue, 'cardsByHandle'>;
  readonly language: Language;
  /** The shop's own origin. */
  readonly origin: string;
};

const CARD = `_id, _type, slug, title, excerpt, image, publishedAt, _updatedAt, "author": author->name, "category": category->title`;

const POSTS = `_type == "post" && language == $language && (!defined($category) || category->slug.current == $category)`;

const LIST = `{
  "categories": *[_type == "category" && language == $language] | order(order asc) {
    ..., "partner": *[_type == "category" && translationKey == ^.translationKey && language != ^.language][0].slug.current
  },
  "posts": *[${POSTS}] | order(publishedAt desc, slug.current asc) [0...$count] {${CARD}},
  "total": count(*[${POSTS}])
}`;

const POST = `{
  "post": *[_type == "post" && language == $language && slug.current == $slug][0] {
    ...,
    "author": author->,
    "category": category->,
    "partner": *[_type == "post" && translationKey == ^.translationKey && language != ^.language][0].slug.current,
    "relatedPosts": relatedPosts[]->{${CARD}}
  }
}`;

const cardSchema = postSchema
  .pick({slug: true, title: true, excerpt: true, image: true, publishedAt: true, _updatedAt: true})
  .extend({author: z.string(), category: z.string()});

const categoryAnswer = categorySchema
  .pick({title: true, slug: true, description: true})
  .extend({partner: z.string().nullable()});

// A post that does not fit is left out; a list in which none fits is an outage.
const listSchema = z
  .object({categories: z.array(categoryAnswer), posts: z.array(cardSchema), total: z.int().min(0)})
  .refine(({posts, total}) => total === 0 || posts.length > 0, {path: ['posts']});

const answerSchema = z.object({
  post: postSchema
    .extend({
      author: authorSchema.pick({name: true, slug: true, role: true, bio: true}),
      category: categorySchema.pick({title: true, slug: true}),
      partner: z.string().nullable(),
      relatedPosts: z.array(cardSchema).nullish(),
    })
    .nullable(),
});

function reshapeCard({slug, image, _updatedAt, ...card}: z.infer<typeof cardSchema>): PostCard {
  return {...card, slug: slug.current, picture: reshapePicture(image), updatedAt: _updatedAt};
}

function reshapeCategory({title, slug, description, partner}: z.infer<typeof categoryAnswer>): Category {
  return {title, slug: slug.current, description, partner};
}

/** Makes the blog of the CMS in one language. */
export function createBlog({gateway, catalogue, language, origin}: BlogOptions): Blog {
  return {
    async list(category, count) {
      if (category !== null && !SLUG.test(category)) return null;
      const answer = await gateway.query(listSchema, LIST, {language, category, count});
      const categories = answer.categories.map(reshapeCategory);
      const chosen = categories.find(({slug}) => slug === category) ?? null;
      if (category !== null && chosen === null) return null;
      return {categories, category: chosen, posts: answer.posts.map(reshapeCard), total: answer.total};
    },
    async post(slug) {
      if (!SLUG.test(slug)) return {state: 'unknown'};
      const {post} = await gateway.query(answerSchema, POST, {language, slug});
      if (post === null) return {state: 'unknown'};
      return {
        state: 'found',
        post: {
          slug: post.slug.current,
          title: post.title,
          excerpt: post.excerpt,
          picture: reshapePicture(post.image),
          publishedAt: post.publishedAt,
          updatedAt: post._updatedAt,
          seo: reshapeSeo(post.seo),
          author: {
            name: post.author.name,
            slug: post.author.slug.current,
            role: post.author.role,
            bio: post.author.bio,
          },
          category: {title: post.category.title, slug: post.category.slug.current},
          body: reshapeRichText(post.body, textScope(origin)),
          partner: post.partner,
          relatedProducts: post.relatedProducts,
          relatedPosts: (post.relatedPosts ?? []).map(reshapeCard),
        },
      };
    },
    products: (handles) => catalogue.cardsByHandle(handles),
  };
}
