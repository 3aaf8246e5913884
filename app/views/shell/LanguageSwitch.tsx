import {otherLanguage, type Language} from '../../config/languages';
import {useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';

type Props = {
  /** The language of this page. */
  readonly language: Language;
  /** The same page in the other language. */
  readonly url: string;
};

/** Leads to the same page in the other language, whose name stands in that language. */
export function LanguageSwitch({language, url}: Props) {
  const t = useTranslate();
  const other = otherLanguage(language);
  return (
    <TextLink href={url} variant="quiet" lang={other} hrefLang={other}>
      {t('shell:language.other')}
    </TextLink>
  );
}
