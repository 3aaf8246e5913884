import type {HomeContent} from '../../domain/content/home';
import {Icon} from '../../ui/Icon';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import {RichTextView} from '../parts/RichTextView';
import * as styles from './ImageText.css';

type Props = {readonly content: HomeContent['imageText']};

/** A text of the editors beside a picture, on dark ground. */
export function ImageText({content: {heading, content, picture, pictureSide, link}}: Props) {
  return (
    <section className={styles.band} aria-labelledby="image-text-title">
      <PageWidth className={styles.columns[pictureSide]}>
        <div className={styles.words}>
          <h2 className={styles.title} id="image-text-title">
            {heading}
          </h2>
          <RichTextView className={styles.text} content={content} />
          {link && (
            <p>
              <TextLink href={link.href} variant="standalone">
                {link.label}
                <Icon name="arrow" size="small" />
              </TextLink>
            </p>
          )}
        </div>
        <Picture className={styles.picture} picture={picture} sizes="(max-width: 768px) 100vw, 45vw" />
      </PageWidth>
    </section>
  );
}
