import type {Video} from '../../domain/content/page';
import {useTranslate} from '../../i18n/use-translate';
import {Disclosure} from '../../ui/Disclosure';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {RichTextView} from '../parts/RichTextView';
import * as styles from './VideoBlock.css';

/** A film that is shown elsewhere: a picture of it that leads there, and its words to read. */
export function VideoBlock({block}: {readonly block: Video}) {
  const translate = useTranslate();
  const {title, url, poster, transcript, anchor} = block;
  return (
    <section className={styles.video} id={anchor ?? undefined}>
      <h2>{title}</h2>
      <Link href={url} className={styles.link} aria-label={translate('content:video.watchTitled', {title})}>
        <Picture className={styles.poster} picture={poster} sizes="(max-width: 768px) 92vw, 38rem" decorative />
        <span className={styles.watch}>{translate('content:video.watch')}</span>
      </Link>
      <Disclosure summary={translate('content:video.transcript')}>
        <RichTextView content={transcript} />
      </Disclosure>
    </section>
  );
}
