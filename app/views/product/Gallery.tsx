import type {Picture as PictureData} from '../../domain/picture';
import {useTranslate} from '../../i18n/use-translate';
import {Picture} from '../../ui/Picture';
import * as styles from './Gallery.css';

type Props = {
  readonly title: string;
  readonly pictures: readonly PictureData[];
  /** The chosen variant's own picture, which comes first. */
  readonly first: PictureData | null;
};

const MAIN_SIZES = '(max-width: 768px) 88vw, (max-width: 1200px) 50vw, 40rem';
const FURTHER_SIZES = '(max-width: 768px) 88vw, (max-width: 1200px) 25vw, 20rem';

/** The pictures: on phones a strip to push along, on wide screens the first one large and the others below it. */
export function Gallery({title, pictures, first}: Props) {
  const translate = useTranslate();
  const all = first ? [first, ...pictures.filter((picture) => picture.path !== first.path)] : pictures;
  const [main, ...further] = all;
  if (!main) return <div className={styles.blank} />;
  return (
    <div
      className={styles.strip}
      role="group"
      aria-label={translate('product:gallery.label', {title})}
      {...(further.length > 0 ? {tabIndex: 0} : {})}
    >
      <figure className={styles.main}>
        <Picture className={styles.picture} picture={described(main, title)} sizes={MAIN_SIZES} priority />
      </figure>
      {further.map((picture, index) => (
        <figure key={picture.path} className={styles.further}>
          <Picture
            className={styles.picture}
            picture={described(picture, translate('product:gallery.picture', {number: index + 2, count: all.length}))}
            sizes={FURTHER_SIZES}
          />
        </figure>
      ))}
    </div>
  );
}

/** A picture that nobody described is at least named. */
function described(picture: PictureData, name: string): PictureData {
  return picture.alt === '' ? {...picture, alt: name} : picture;
}
