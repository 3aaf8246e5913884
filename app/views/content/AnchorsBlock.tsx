import type {Anchors} from '../../domain/content/page';
import {useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import * as styles from './AnchorsBlock.css';

/** Editors' links to the parts of their page. */
export function AnchorsBlock({block}: {readonly block: Anchors}) {
  const translate = useTranslate();
  const {heading, items, anchor} = block;
  if (items.length === 0) return null;
  const title = heading ?? translate('content:contents');
  return (
    <nav className={styles.anchors} aria-label={title} id={anchor ?? undefined}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {items.map(({label, href}) => (
          <li key={href}>
            <TextLink href={href} variant="standalone">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
