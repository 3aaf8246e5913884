import {topicTexts} from '../../i18n/use-translate';

/** The texts of this topic, which its island brings. */
export const {useTranslate} = topicTexts<'home'>();
