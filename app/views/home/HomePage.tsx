import {HOME_COLLECTIONS} from '../../config/commerce';
import type {HomeCard, HomeContent} from '../../domain/content/home';
import type {ProductCard} from '../../domain/product/product';
import {useLanguage} from '../../i18n/use-translate';
import {listingPath} from '../../pages/paths';
import {lead} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import {PriceNote} from '../parts/PriceNote';
import {ProductCards} from '../parts/ProductCard';
import {RichTextView} from '../parts/RichTextView';
import * as styles from './HomePage.css';
import {IllustrationCards, ReadTheLabel} from './HomeSections';
import {useTranslate} from './texts';

type Props = {
  readonly content: HomeContent;
  readonly coffees: readonly ProductCard[];
  readonly gear: readonly ProductCard[];
};

/** Shows the way into the shop: the light, the choice, the coffees, how to read them, what goes with them, and what they do. */
export function HomePage({content, coffees, gear}: Props) {
  const [first] = coffees;
  return (
    <>
      <Hero hero={content.hero} />
      <IllustrationCards cards={content.illustrationCards} />
      <ProductRow kind="coffee" cards={coffees} />
      {first?.picture && <ReadTheLabel card={first} picture={first.picture} />}
      <ProductRow kind="gear" cards={gear} />
      <PromoCards cards={content.promoCards} />
      <ImageText content={content.imageText} />
      <BrandValues values={content.brandValues} />
    </>
  );
}

type HeroProps = {readonly hero: HomeContent['hero']};

/** How wide the picture is shown: the page waits for it. */
export const HERO_SIZES = '(max-width: 768px) 100vw, 60vw';

/** The clearing in the morning, and the one thing to do first. */
function Hero({hero: {heading, text, picture, link}}: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 className={styles.title} id="hero-title">
          {heading}
        </h1>
        <p className={lead}>{text}</p>
        <p className={styles.action}>
          <Button bright href={link.href}>
            {link.label}
          </Button>
        </p>
      </div>
      <div className={styles.window}>
        <Picture className={styles.picture} picture={picture} sizes={HERO_SIZES} priority />
      </div>
    </section>
  );
}

/** After the full stop of each but the last. */
const SENTENCES = /(?<=\. )/;

type ImageTextProps = {readonly content: HomeContent['imageText']};

/** A text of the editors beside a picture, on dark ground. */
function ImageText({content: {heading, content, picture, pictureSide, link}}: ImageTextProps) {
  return (
    <section className={styles.band} aria-labelledby="image-text-title">
      <PageWidth className={styles.columns[pictureSide]}>
        <div className={styles.imageTextWords}>
          <h2 className={styles.imageTextTitle} id="image-text-title">
            {heading.split(SENTENCES).map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
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
        <Picture className={styles.imageTextPicture} picture={picture} sizes="(max-width: 768px) 100vw, 45vw" />
      </PageWidth>
    </section>
  );
}

type ProductRowProps = {
  readonly kind: 'coffee' | 'gear';
  readonly cards: readonly ProductCard[];
};

const ROWS = {
  coffee: {texts: 'coffee', prefix: 'c', handle: HOME_COLLECTIONS.coffee, columns: 3},
  gear: {texts: 'gear', prefix: 'g', handle: HOME_COLLECTIONS.gear, columns: 4},
} as const;

/** Some products of a collection, and the way to all of them; nothing while there are none. */
function ProductRow({kind, cards}: ProductRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  if (cards.length === 0) return null;
  const {texts, prefix, handle, columns} = ROWS[kind];
  return (
    <PageWidth as="section" className={styles.row} aria-labelledby={`${kind}-title`}>
      <header className={styles.head}>
        <div className={styles.rowWords}>
          <h2 id={`${kind}-title`}>{translate(`home:${texts}.title`)}</h2>
          <p className={lead}>{translate(`home:${texts}.lead`)}</p>
          {kind === 'coffee' && <PriceNote />}
        </div>
        <TextLink href={listingPath(language, prefix, handle)} variant="standalone">
          {translate(`home:${texts}.all`)}
          <Icon name="arrow" size="small" />
        </TextLink>
      </header>
      <ProductCards cards={cards} columns={columns} sells />
    </PageWidth>
  );
}

type PromoCardsProps = {readonly cards: readonly HomeCard[]};

/** What the shop has besides single bags: the subscription, the match, tasting sets. */
function PromoCards({cards}: PromoCardsProps) {
  const translate = useTranslate();
  return (
    <PageWidth as="section" className={styles.promos} aria-labelledby="promos-title">
      <h2 id="promos-title">{translate('home:promos.title')}</h2>
      <ul className={styles.cards}>
        {cards.map(({key, heading, text, picture, link}) => (
          <li key={key} className={styles.card}>
            <Picture className={styles.cardPicture} picture={picture} sizes="(max-width: 768px) 88vw, 25rem" />
            <h3 className={styles.cardTitle}>{heading}</h3>
            <p className={styles.cardText}>{text}</p>
            <TextLink href={link.href} variant="standalone">
              {link.label}
              <Icon name="arrow" size="small" />
            </TextLink>
          </li>
        ))}
      </ul>
    </PageWidth>
  );
}

type BrandValuesProps = {readonly values: HomeContent['brandValues']};

/** What a shopper can count on, in plain figures. */
function BrandValues({values}: BrandValuesProps) {
  const translate = useTranslate();
  return (
    <PageWidth as="section" className={styles.values} aria-labelledby="values-title">
      <h2 className={styles.valueTitle} id="values-title">
        {translate('home:values.title')}
      </h2>
      <ul className={styles.list}>
        {values.map(({key, heading, text}) => (
          <li key={key} className={styles.value}>
            <h3 className={styles.name}>{heading}</h3>
            <p className={styles.valueText}>{text}</p>
          </li>
        ))}
      </ul>
    </PageWidth>
  );
}
