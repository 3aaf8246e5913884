import {HOME_COLLECTIONS} from '../../config/commerce';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {homePath, listingPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {errorKind, type ErrorKind} from './error-kind';
import * as styles from './ErrorPage.css';

/**
 * Shows what stands in a page's place when there is none: what happened, and the ways on (Specification, section 8).
 */
export function ErrorPage({status}: {readonly status: number}) {
  const translate = useTranslate();
  const language = useLanguage();
  const kind = errorKind(status);
  return (
    <PageWidth className={styles.page}>
      <ErrorScene kind={kind} />
      <div className={styles.words}>
        <p className={styles.status}>{translate('errors:status', {status})}</p>
        <h1>{translate(`errors:${kind}.title`)}</h1>
        <p className={styles.text}>{translate(`errors:${kind}.text`)}</p>
        <p>
          <Button href={homePath(language)}>{translate('errors:back')}</Button>
        </p>
        <ul className={styles.ways}>
          <li>
            <TextLink href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)} variant="standalone">
              {translate('errors:coffee')}
            </TextLink>
          </li>
          <li>
            <TextLink href={listingPath(language, 'g', HOME_COLLECTIONS.gear)} variant="standalone">
              {translate('errors:gear')}
            </TextLink>
          </li>
        </ul>
      </div>
    </PageWidth>
  );
}

/** A clearing in layers of paper: a signpost where a page is missing, a cup lying on its side where something broke. */
function ErrorScene({kind}: {readonly kind: ErrorKind}) {
  const lost = kind === 'notFound' || kind === 'gone';
  return (
    <svg className={styles.scene} viewBox="0 0 400 280" aria-hidden="true" focusable="false">
      <path className={styles.sky} d="M0 0h400v280H0Z" />
      <circle className={styles.glow} cx="208" cy="120" r="76" />
      <circle className={styles.sun} cx="208" cy="120" r="44" />
      <path className={styles.far} d="M0 168c52-34 92-40 136-24s72 10 112-14 100-20 152 8v142H0Z" />
      <path
        className={styles.trunks}
        d="M28 0h20l4 222H22ZM84 0h12l3 212H80ZM322 0h13l4 214h-20ZM362 0h22l6 230h-32Z"
      />
      <path className={styles.middle} d="M0 200c60-22 118-24 176-8s132 12 224-14v102H0Z" />
      <path
        className={styles.path}
        d="M214 194c-20 24-8 34-34 52-14 10-34 22-52 34h112c6-16 2-30-6-42-10-16-18-26-6-44Z"
      />
      {lost ? <Signpost /> : <FallenCup />}
      <path
        className={styles.near}
        d="M0 238c44-20 86-16 124 4 16 10 14 24 8 38H0ZM400 232c-40-14-84-10-116 12-16 12-16 24-12 36h128Z"
      />
    </svg>
  );
}

function Signpost() {
  return (
    <>
      <path className={styles.wood} d="M262 128h10l2 118h-14Z" />
      <path className={styles.board} d="M222 136h82l14 13-14 13h-82Z" />
      <path className={styles.boardBack} d="M310 170h-76l-14 12 14 12h76Z" />
    </>
  );
}

function FallenCup() {
  return (
    <>
      <path className={styles.spill} d="M176 246c-24 2-40 8-32 14s54 8 76 0 6-16-12-16Z" />
      <path className={styles.cup} d="M208 206c26-8 50-4 64 12s10 36-8 42c-14 4-34 2-52-2Z" />
      <ellipse className={styles.rim} cx="209" cy="232" rx="10" ry="26" transform="rotate(-4 209 232)" />
      <path className={styles.handle} d="M244 208c0-18 24-20 28-4 2 8-2 14-6 18" />
    </>
  );
}
