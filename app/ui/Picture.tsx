import {pictureSourceSet} from './picture-source-set';

type Source = {
  /** On the shop's own origin; widths are asked for with `?width=`. */
  readonly path: string;
  readonly alt: string;
  /** Of the master, in pixels. */
  readonly width: number;
  readonly height: number;
};

type Props = {
  readonly picture: Source;
  /**
   * How wide it is shown, as in `<img sizes>`: '(max-width: 768px) 44vw, 20rem'. From margin to margin of a phone it is `88vw`,
   * 1 to 2 % less than shown, so that many phones take 640 pixels instead of 960.
   */
  readonly sizes: string;
  /** In pixels of the densest screens, where it is always shown small: more is not offered. */
  readonly widest?: number;
  /** The one picture that a page is waited for: loaded at once and first. All others load when they come near. */
  readonly priority?: boolean;
  /** Decorative: a text beside the picture says the same, so `alt` is empty. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
};

/** Shows a picture in the width that the screen needs, with its place kept free. */
export function Picture({picture, sizes, widest, priority = false, decorative = false, className}: Props) {
  const {path, width, height} = picture;
  return (
    <img
      // React 18 knows no `fetchPriority`: it warns about the camel case and passes the lower case on.
      {...(priority ? {fetchpriority: 'high'} : {loading: 'lazy'})}
      sizes={sizes}
      srcSet={pictureSourceSet(picture, widest)}
      src={`${path}?width=640`}
      width={width}
      height={height}
      alt={decorative ? '' : picture.alt}
      decoding={priority ? 'sync' : 'async'}
      className={className}
    />
  );
}
