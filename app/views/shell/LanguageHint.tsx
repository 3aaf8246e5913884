import {SCRIPT_COOKIES, serializeCookie} from '../../config/cookies';
import {otherLanguage, type Language} from '../../config/languages';
import {useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import {Toast} from '../../ui/Toast';

import * as styles from './LanguageHint.css';

type Props = {
  /** Of this page. */
  readonly language: Language;
  /** The same page in the visitor's language. */
  readonly url: string;
  readonly onClose: () => void;
};

/** Says in the visitor's language that this page is there in it too. It says so once: going there or closing it ends it. */
export function LanguageHint({language, url, onClose}: Props) {
  const t = useTranslate();
  const other = otherLanguage(language);
  const end = () => {
    document.cookie = serializeCookie(SCRIPT_COOKIES.languageHintSeen, '1');
    onClose();
  };
  const close = () => {
    end();
    // The button that had the focus goes.
    document.getElementById('content')?.focus({preventScroll: true});
  };
  return (
    <div className={styles.place} data-language-hint="">
      <Toast closeLabel={t('shell:language.hintClose')} onClose={close}>
        <span lang={other}>
          {t('shell:language.hint')}{' '}
          <TextLink href={url} hrefLang={other} onClick={end}>
            {t('shell:language.hintAction')}
          </TextLink>
        </span>
      </Toast>
    </div>
  );
}
