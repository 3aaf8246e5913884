import type {ContentLink, HeroContent, ImageTextContent, QuizEntry, Video} from '../../domain/content/page';
import {softHyphens} from '../../domain/hyphenation';
import {lead, pageTitle} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {Disclosure} from '../../ui/Disclosure';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {RichTextView} from '../parts/RichTextView';
import * as styles from './PictureBlocks.css';
import {useTranslate} from './texts';

type Props = {
  readonly block: HeroContent;
  /** `h1` where it opens the page. */
  readonly as?: 'h1' | 'h2';
};

/** Shows a heading in front of a picture: how a page opens. */
export function HeroBlock({block, as: Heading = 'h2'}: Props) {
  const {heading, text, picture, links, anchor} = block;
  return (
    <header className={styles.hero} id={anchor ?? undefined}>
      <div className={styles.words}>
        <Heading className={pageTitle}>{softHyphens(heading)}</Heading>
        <p className={lead}>{text}</p>
        <LinkRow links={links} />
      </div>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes="(max-width: 768px) 88vw, 40rem"
        priority={Heading === 'h1'}
      />
    </header>
  );
}

/** Where to go from a block: the first link has the most weight. */
function LinkRow({links}: {readonly links: readonly ContentLink[]}) {
  if (links.length === 0) return null;
  return (
    <p className={styles.row}>
      {links.map(({label, href}, index) => (
        <Button key={href + label} href={href} variant={index === 0 ? 'primary' : 'tertiary'}>
          {label}
        </Button>
      ))}
    </p>
  );
}

/** Shows words beside a picture. */
export function ImageTextBlock({block}: {readonly block: ImageTextContent}) {
  const {heading, content, picture, side, links, anchor} = block;
  return (
    <section className={styles.columns} id={anchor ?? undefined}>
      <Picture className={styles.sidePicture[side]} picture={picture} sizes="(max-width: 768px) 88vw, 36rem" />
      <div className={styles.words}>
        {heading !== null && <h2>{heading}</h2>}
        <RichTextView content={content} />
        <LinkRow links={links} />
      </div>
    </section>
  );
}

/** Shows the way into the quiz: a picture, a promise, a link. */
export function QuizEntryBlock({block}: {readonly block: QuizEntry}) {
  const {heading, text, picture, link, anchor} = block;
  return (
    <section className={styles.columns} id={anchor ?? undefined}>
      <Picture
        className={styles.sidePicture.right}
        picture={picture}
        sizes="(max-width: 768px) 88vw, 36rem"
        decorative
      />
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <LinkRow links={link === null ? [] : [link]} />
      </div>
    </section>
  );
}

/** Shows a video that is shown elsewhere: a picture of it that leads there, and its words to read. */
export function VideoBlock({block}: {readonly block: Video}) {
  const translate = useTranslate();
  const {title, url, poster, transcript, anchor} = block;
  const still = (
    <Picture className={styles.poster} picture={poster} sizes="(max-width: 768px) 88vw, 38rem" decorative />
  );
  return (
    <section className={styles.video} id={anchor ?? undefined}>
      <h2>{title}</h2>
      {url === null ? (
        still
      ) : (
        <Link href={url} className={styles.link} aria-label={translate('content:video.watchTitled', {title})}>
          {still}
          <span className={styles.watch}>{translate('content:video.watch')}</span>
        </Link>
      )}
      <Disclosure summary={translate('content:video.transcript')}>
        <RichTextView content={transcript} />
      </Disclosure>
    </section>
  );
}
