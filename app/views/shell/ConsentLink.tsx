import {useState, type ComponentType, type MouseEvent} from 'react';

import type {Language} from '../../config/languages';
import {consentPath} from '../../config/paths';
import {useTranslate} from '../../i18n/use-translate';
import {textLink} from '../../ui/TextLink.css';

type Props = {
  readonly language: Language;
  /** Of the page on which the link stands. */
  readonly path: string;
};

type Dialog = ComponentType<{readonly language: Language; readonly onClose: () => void}>;

/** Reopens the cookie settings: as a page of their own, as a dialog where the script for it is there. */
export function ConsentLink({language, path}: Props) {
  const t = useTranslate();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const href = consentPath(language, path);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import('./ConsentDialog').then(
      ({ConsentDialog}) => setDialog(() => ConsentDialog),
      () => location.assign(href),
    );
  }

  return (
    <>
      <a href={href} className={textLink.quiet} rel="nofollow" onClick={open}>
        {t('shell:footer.legal.cookies')}
      </a>
      {Dialog && <Dialog language={language} onClose={() => setDialog(null)} />}
    </>
  );
}
