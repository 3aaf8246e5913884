import type {Download} from '../../domain/content/page';
import {useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import * as styles from './DownloadBlock.css';

/** A file to take along. */
export function DownloadBlock({block}: {readonly block: Download}) {
  const translate = useTranslate();
  const {title, text, url, extension, anchor} = block;
  return (
    <section className={styles.download} id={anchor ?? undefined}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <TextLink href={url} variant="standalone">
        {translate('content:download', {title, extension: extension.toUpperCase()})}
      </TextLink>
    </section>
  );
}
