import {topicTexts} from '../../i18n/use-translate';

/** The texts of this topic: a page around its components has to bring them. */
export const {TopicTexts: DesignTexts, useTranslate} = topicTexts<'design'>();
