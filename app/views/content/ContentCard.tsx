import type {Picture as PictureData} from '../../domain/picture';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import * as styles from './ContentCard.css';

type Props = {
  readonly title: string;
  readonly href: string;
  readonly picture: PictureData;
  readonly text: string;
  readonly note?: string;
};

/** A guide or a product test in a list. */
export function ContentCard({title, href, picture, text, note}: Props) {
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes="(max-width: 576px) 92vw, (max-width: 992px) 45vw, 25rem"
        decorative
      />
      <h2 className={styles.title}>
        <Link href={href} className={styles.link}>
          {title}
        </Link>
      </h2>
      <p className={styles.text}>{text}</p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </article>
  );
}
