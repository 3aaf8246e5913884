import {topicTexts} from '../../i18n/use-translate';

/** The texts of this topic: a page around its components has to bring them. */
export const {TopicTexts: LinkTexts, useTranslate} = topicTexts<'links'>();

/** The same with the cart's words for what a link does not put into it. */
export const {TopicTexts: OfferTexts, useTranslate: useOfferTranslate} = topicTexts<'links' | 'cart'>();
