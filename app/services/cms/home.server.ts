import * as z from 'zod';

import {homeSchema} from '#contracts/cms';
import type {CmsImage, CmsLink} from '#contracts/cms-text';
import type {Language} from '../../config/languages';
import {homePath} from '../../pages/paths';
import type {EditedHome, HomeCard} from '../../domain/content/home';
import type {CmsGateway} from './gateway.server';
import {queryStaleIfError, type LastKnownGoodStore} from './stale-if-error-query.server';
import {reshapeLink, reshapePicture, reshapeRichText, textScope, type PageScope} from './reshape.server';

const HOME = `*[_type == "home" && language == $language][0]`;

type HomeOptions = {
  readonly gateway: CmsGateway;
  readonly language: Language;
  /** The shop's own origin. */
  readonly origin: string;
  readonly lastKnownGood: LastKnownGoodStore;
};

/**
 * Makes the call that reads the editors' home page, or its last known good version while the CMS fails; `null` where
 * there is none in this language. It throws `ServiceError` where the CMS has never answered.
 */
export function createHomeContent({
  gateway,
  language,
  origin,
  lastKnownGood,
}: HomeOptions): () => Promise<EditedHome | null> {
  return async () => {
    const query = {key: `${language}#home`, schema: z.nullable(homeSchema), groq: HOME, params: {language}};
    const home = await queryStaleIfError(gateway, lastKnownGood, query);
    return home && reshapeHome(home, language, textScope(origin));
  };
}

function reshapeHome(home: z.infer<typeof homeSchema>, language: Language, scope: PageScope): EditedHome {
  const {seo, hero, imageText} = home;
  const card = reshapeCard(scope);
  return {
    seo: {title: seo.title, description: seo.description},
    // The hero always has a link: an unsafe one leads to the home page.
    hero: {
      heading: hero.heading,
      text: hero.text,
      picture: reshapePicture(hero.image),
      link: reshapeLink(hero.link, scope) ?? {label: hero.link.label, href: homePath(language)},
    },
    promoCards: home.promoCards.flatMap(card),
    illustrationCards: home.illustrationCards.flatMap(card),
    imageText: {
      heading: imageText.heading,
      content: reshapeRichText(imageText.content, scope),
      picture: reshapePicture(imageText.image),
      pictureSide: imageText.imageSide,
      link: reshapeLink(imageText.link, scope),
    },
    brandValues: home.brandValues.map(({_key, heading, text}) => ({key: _key, heading, text})),
  };
}

type WireCard = {
  readonly _key: string;
  readonly heading: string;
  readonly text: string;
  readonly image: CmsImage;
  readonly link: CmsLink;
};

/** A card whose link is not safe to follow leads nowhere, and is left out. */
function reshapeCard(scope: PageScope): (wire: WireCard) => readonly HomeCard[] {
  return ({_key, heading, text, image, link: wire}) => {
    const link = reshapeLink(wire, scope);
    return link === null ? [] : [{key: _key, heading, text, picture: reshapePicture(image), link}];
  };
}
