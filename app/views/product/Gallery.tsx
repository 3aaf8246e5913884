import type {MetaDescriptor} from '@remix-run/react';
import {type MouseEvent, useRef, useState} from 'react';

import type {ImageSource as PictureData} from '../../domain/picture';
import type {GalleryItem} from '../../domain/product/details';
import {useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {Picture} from '../../ui/Picture';
import {preloadPicture} from '../parts/preload-picture';
import * as styles from './Gallery.css';

type Props = {
  readonly title: string;
  readonly items: readonly GalleryItem[];
};

const FURTHER_SIZES = '(max-width: 768px) 88vw, (max-width: 1200px) 25vw, 20rem';
/** On a phone with three dots a pixel. */
const FURTHER_WIDEST = 1280;
/** Of the large picture that a press leads to. */
const ZOOM_WIDTH = 1600;

/**
 * Shows the pictures: on phones a strip to push along, on wide screens the first one large and the others below it.
 * Each leads to itself in large, which opens over the page with JavaScript.
 */
export function Gallery({title, items}: Props) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoomed, setZoomed] = useState<PictureData | null>(null);

  function zoom(event: MouseEvent, picture: PictureData) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog.current) return;
    event.preventDefault();
    setZoomed(picture);
    dialog.current.showModal();
  }

  if (items.length === 0) return <div className={styles.blank} />;
  return (
    <>
      <div
        className={styles.strip}
        role="group"
        aria-label={translate('product:gallery.label', {title})}
        {...(items.length > 1 ? {tabIndex: 0} : {})}
      >
        {items.map((item, index) => {
          const name =
            index === 0 ? title : translate('product:gallery.picture', {number: index + 1, count: items.length});
          const isMain = index === 0;
          return (
            <figure key={keyOf(item)} className={isMain ? styles.main : styles.further}>
              {item.kind === 'video' ? (
                <Video item={item} name={name} />
              ) : (
                <a
                  className={styles.zoom}
                  href={`${item.picture.path}?width=${ZOOM_WIDTH}`}
                  onClick={(event) => zoom(event, item.picture)}
                  aria-label={translate('product:gallery.zoom', {name: described(item.picture, name).alt})}
                >
                  <Picture
                    className={styles.picture}
                    picture={described(item.picture, name)}
                    sizes={isMain ? MAIN_SIZES : FURTHER_SIZES}
                    {...(!isMain && {widest: FURTHER_WIDEST})}
                    priority={isMain}
                  />
                </a>
              )}
            </figure>
          );
        })}
      </div>
      <dialog className={styles.dialog} ref={dialog} aria-label={title} onClose={() => setZoomed(null)}>
        {zoomed && (
          <img
            className={styles.large}
            src={`${zoomed.path}?width=${ZOOM_WIDTH}`}
            width={zoomed.width}
            height={zoomed.height}
            alt={described(zoomed, title).alt}
          />
        )}
        <form method="dialog">
          <button className={styles.close} aria-label={translate('product:gallery.close')}>
            <Icon name="close" />
          </button>
        </form>
      </dialog>
    </>
  );
}

/** A silent video that waits for a press, with a picture in its place until then. */
function Video({item, name}: {readonly item: Extract<GalleryItem, {kind: 'video'}>; readonly name: string}) {
  const {poster, sources, alt} = item;
  return (
    <video
      className={styles.picture}
      controls
      muted
      loop
      playsInline
      preload="none"
      poster={`${poster.path}?width=640`}
      width={poster.width}
      height={poster.height}
      aria-label={alt === '' ? name : alt}
    >
      {sources.map(({path, type}) => (
        <source key={path} src={path} type={type} />
      ))}
    </video>
  );
}

function keyOf(item: GalleryItem): string {
  return item.kind === 'picture' ? item.picture.path : (item.sources[0]?.path ?? item.poster.path);
}

/** A picture that nobody described is at least named. */
function described(picture: PictureData, name: string): PictureData {
  return picture.alt === '' ? {...picture, alt: name} : picture;
}

/** How wide the main picture is shown. */
const MAIN_SIZES = '(max-width: 768px) 88vw, (max-width: 1200px) 50vw, 40rem';

/** Fetches the gallery's first picture before the page is read; nothing where a video comes first. */
export function mainPicture(gallery: readonly GalleryItem[]): MetaDescriptor[] {
  const [main] = gallery;
  return preloadPicture(main?.kind === 'picture' ? main.picture : null, MAIN_SIZES);
}
