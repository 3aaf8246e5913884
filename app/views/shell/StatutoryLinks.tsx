import type {Language} from '../../config/languages';
import {STATUTORY_PATHS} from '../../config/statutory';
import {useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';

/** The two statutory ways out of a contract, as items of a list (§§ 312k, 356a BGB). */
export function StatutoryLinks({language}: {readonly language: Language}) {
  const t = useTranslate();
  return (
    <>
      <li>
        <TextLink href={STATUTORY_PATHS.withdraw[language]} variant="quiet">
          {t('shell:footer.legal.withdraw')}
        </TextLink>
      </li>
      <li>
        <TextLink href={STATUTORY_PATHS.cancel[language]} variant="quiet">
          {t('shell:footer.legal.cancel')}
        </TextLink>
      </li>
    </>
  );
}
