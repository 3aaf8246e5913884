import {topicTexts} from '../../i18n/use-translate';

/** The texts of this topic. Its pages bring only those that their data needs. */
export const {useTranslate} = topicTexts<'grid'>();
