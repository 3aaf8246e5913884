import {previewPath} from '../../pages/paths';
import type {FormProblem} from '../../domain/form/form-answer';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {lead} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from '../parts/FormPage.css';

type Props = {
  /** Where the editor goes on to. */
  readonly path: string;
  readonly isOn: boolean;
  readonly problem: FormProblem<'wrong'>['code'] | null;
};

/** Leads editors who have its key into the preview of drafts. */
export function PreviewPage({path, isOn, problem}: Props) {
  const language = useLanguage();
  const translate = useTranslate<'preview'>();
  return (
    <PageWidth size="text" className={styles.page}>
      <div className={styles.head}>
        <h1>{translate('preview:title')}</h1>
        <p className={lead}>{translate('preview:lead')}</p>
      </div>
      {isOn && (
        <Notice tone="info">
          <p>{translate('preview:on')}</p>
        </Notice>
      )}
      <form method="post" action={previewPath(language)} className={styles.form}>
        <input type="hidden" name="path" value={path} />
        <Field
          id="preview-key"
          label={translate('preview:key')}
          name="key"
          type="password"
          autoComplete="current-password"
          required
          error={problem === null || problem === 'unavailable' ? undefined : translate(`preview:${problem}`)}
        />
        <Button>{translate('preview:begin')}</Button>
      </form>
    </PageWidth>
  );
}
