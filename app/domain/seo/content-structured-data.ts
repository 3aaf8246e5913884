import {BRAND} from '../../config/brand';
import {changedAt, type Post} from '../blog/post';
import {isoDuration, type Guide} from '../content/guide';
import type {EditorialPage} from '../content/page';
import {plainText, type RichText} from '../content/rich-text';
import {sharedPicture} from './page-seo';
import type {LinkedNode} from './structured-data';

/** Absolute addresses are built on it. */
type Origin = string;

type Company = {
  readonly name: string;
  readonly legalName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
  };
  readonly profiles: readonly string[];
};

const organisationId = (origin: Origin) => `${origin}/#organization`;

/** Names the company on pages that say no more of it: a reference alone leads nowhere there. */
function shop(origin: Origin): LinkedNode {
  return {'@type': 'OnlineStore', '@id': organisationId(origin), name: BRAND.name, url: `${origin}/`};
}

/** Returns the company behind the shop. */
export function organisation(company: Company, origin: Origin): LinkedNode {
  const {street, postalCode, city, country} = company.address;
  return {
    '@type': 'OnlineStore',
    '@id': organisationId(origin),
    name: company.name,
    legalName: company.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    sameAs: company.profiles,
  };
}

/** Returns the site with its search; `home` and `search` are paths of the shop. */
export function website(
  {
    name,
    locale,
    home,
    search,
  }: {readonly name: string; readonly locale: string; readonly home: string; readonly search: string},
  origin: Origin,
): LinkedNode {
  return {
    '@type': 'WebSite',
    '@id': `${origin}${home}#website`,
    name,
    inLanguage: locale,
    url: origin + home,
    publisher: {'@id': organisationId(origin)},
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${origin}${search}?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  };
}

const words = (content: RichText) => content.map(plainText).join('\n');

/** Returns the questions and answers of a page as FAQPage; nothing where it has none. */
export function faqNodes({blocks}: Pick<EditorialPage, 'blocks'>): readonly LinkedNode[] {
  const questions = blocks.flatMap((block) => (block.kind === 'accordion' && block.isFaq ? block.items : []));
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({title, content}) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: {'@type': 'Answer', text: words(content)},
      })),
    },
  ];
}

type RecipeTexts = {readonly ingredients: readonly string[]; readonly yields: string; readonly category: string};

/** Returns a brewing guide as Recipe; `path` is its own. */
export function recipe(
  guide: Guide,
  {ingredients, yields, category}: RecipeTexts,
  path: string,
  origin: Origin,
): LinkedNode {
  return {
    '@type': 'Recipe',
    name: guide.title,
    description: guide.seo.description,
    image: origin + sharedPicture(guide.picture.path),
    url: origin + path,
    author: shop(origin),
    totalTime: isoDuration(guide.totalSeconds),
    recipeYield: yields,
    recipeCategory: category,
    recipeIngredient: ingredients,
    recipeInstructions: guide.steps.map(({key, heading, text}) => ({
      '@type': 'HowToStep',
      name: heading,
      text,
      url: `${origin}${path}#step-${key}`,
    })),
  };
}

type ArticleFacts = {
  readonly title: string;
  readonly description: string;
  readonly picture: string;
  readonly path: string;
  readonly author: string;
  readonly publishedAt: string;
  readonly changedAt: string;
};

/** Returns a text with its author. */
export function article(facts: ArticleFacts, origin: Origin): LinkedNode {
  return {
    '@type': 'Article',
    headline: facts.title,
    description: facts.description,
    image: origin + sharedPicture(facts.picture),
    url: origin + facts.path,
    datePublished: facts.publishedAt,
    dateModified: facts.changedAt,
    author: {'@type': 'Person', name: facts.author},
    publisher: shop(origin),
  };
}

/** Returns a post of the blog. */
export function postArticle(post: Post, path: string, origin: Origin): LinkedNode {
  return article(
    {
      title: post.title,
      description: post.excerpt,
      picture: post.picture.path,
      path,
      author: post.author.name,
      publishedAt: post.publishedAt,
      changedAt: changedAt(post),
    },
    origin,
  );
}
