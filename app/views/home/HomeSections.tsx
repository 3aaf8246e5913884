import {contentPath, productPath} from '../../pages/paths';
import type {HomeCard} from '../../domain/content/home';
import type {ImageSource as PictureData} from '../../domain/picture';
import type {ProductCard} from '../../domain/product/product';
import {useLanguage} from '../../i18n/use-translate';
import {lead} from '../../styles/type.css';
import {Icon} from '../../ui/Icon';
import {Link} from '../../ui/Link';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import * as styles from './HomeSections.css';
import {useTranslate} from './texts';

type Props = {readonly cards: readonly HomeCard[]};

/** Shows how to choose: by what stands in the kitchen, or by three questions. */
export function IllustrationCards({cards}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PageWidth as="section" className={styles.choice} aria-labelledby="choose-title">
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id="choose-title">{translate('home:choose.title')}</h2>
          <p className={lead}>{translate('home:choose.lead')}</p>
        </div>
        <TextLink href={contentPath(language, 'coffeeMatch')} variant="standalone">
          {translate('home:choose.quiz')}
          <Icon name="arrow" size="small" />
        </TextLink>
      </header>
      <ul className={styles.ways}>
        {cards.map(({key, heading, text, picture, link}) => (
          <li key={key} className={styles.way}>
            <div className={styles.arch}>
              <Picture className={styles.picture} picture={picture} sizes="(max-width: 768px) 35vw, 25rem" decorative />
            </div>
            <div>
              <h3 className={styles.title}>
                <Link className={styles.link} href={link.href}>
                  {heading}
                </Link>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageWidth>
  );
}

type ReadTheLabelProps = {
  readonly card: ProductCard;
  readonly picture: PictureData;
};

/** Shows what the drawing on a bag says, on the coffee that sells best. */
export function ReadTheLabel({card, picture}: ReadTheLabelProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={styles.band} aria-labelledby="label-title">
      <PageWidth className={styles.columns}>
        <figure className={styles.figure}>
          <Picture className={styles.labelPicture} picture={picture} sizes="(max-width: 768px) 80vw, 34rem" />
          <figcaption className={styles.caption}>
            <TextLink href={productPath(language, card.handle)} variant="standalone">
              {translate('home:label.link', {title: card.title})}
            </TextLink>
          </figcaption>
        </figure>
        <div className={styles.labelWords}>
          <h2 id="label-title">{translate('home:label.title')}</h2>
          <p className={lead}>{translate('home:label.lead')}</p>
          <dl className={styles.signs}>
            {LABEL_SIGNS.map((name) => (
              <div key={name} className={styles.sign}>
                <dt className={styles.name}>
                  <LabelSign name={name} />
                  {translate(`home:label.${name}.title`)}
                </dt>
                <dd className={styles.meaning}>{translate(`home:label.${name}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </PageWidth>
    </section>
  );
}

/** The things on a label that mean something. */
const LABEL_SIGNS = ['sun', 'hills', 'trunks', 'ground', 'colours'] as const;

const SHAPES = {
  sun: [{tone: 'sun', d: 'M8 20a12 12 0 1 0 24 0a12 12 0 1 0-24 0z'}],
  hills: [
    {tone: 'moss', d: 'M2 34Q14 4 26 24Q30 30 38 34z'},
    {tone: 'leaf', d: 'M2 36Q12 26 20 28Q28 16 38 36z'},
  ],
  trunks: [
    {tone: 'leaf', d: 'M5 36L6.5 4h4L12 36z'},
    {tone: 'forest', d: 'M17 36L18 4h4.5L24 36z'},
    {tone: 'bark', d: 'M29 36L30 4h3.500L35 36z'},
  ],
  ground: [
    {tone: 'leaf', d: 'M2 12q9-7 18 0t18 0v3q-9 7-18 0t-18 0z'},
    {tone: 'leaf', d: 'M2 20q9-7 18 0t18 0v3q-9 7-18 0t-18 0z'},
    {tone: 'leaf', d: 'M2 28q9-7 18 0t18 0v3q-9 7-18 0t-18 0z'},
  ],
  colours: [
    {tone: 'bark', d: 'M4 15a9 9 0 1 0 18 0a9 9 0 1 0-18 0z'},
    {tone: 'berry', d: 'M19 16a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'},
    {tone: 'sun', d: 'M12 27a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'},
  ],
} as const;

/** One of the signs, cut from paper. It stands beside its name and says nothing more. */
function LabelSign({name}: {readonly name: (typeof LABEL_SIGNS)[number]}) {
  return (
    <svg className={styles.labelSign} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {SHAPES[name].map(({tone, d}) => (
        <path key={d} className={styles.tone[tone]} d={d} />
      ))}
    </svg>
  );
}
