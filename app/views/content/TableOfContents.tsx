import type {Heading} from '../../domain/content/page';
import {useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import * as styles from './TableOfContents.css';

/** Links to the headings of a long text; beside it on wide screens, above it on narrow ones. */
export function TableOfContents({headings}: {readonly headings: readonly Heading[]}) {
  const translate = useTranslate();
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 className={styles.title} id="contents-title">
        {translate('content:contents')}
      </h2>
      <ol className={styles.list}>
        {headings.map(({id, title}) => (
          <li key={id}>
            <TextLink href={`#${id}`} variant="quiet">
              {title}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
