import {BRAND} from '../../config/brand';
import {tokens} from '../../styles/tokens';
import {lead} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {classNames} from '../../ui/class-names';
import {Icon} from '../../ui/Icon';
import {ICON_PATHS, ICONS_BESIDE_WORDS, type IconName} from '../../ui/icon-paths';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {Logo} from '../parts/Logo';
import * as styles from './DesignPage.css';
import {FactPart, LayoutPart, WayPart} from './FactPart';
import {FieldPart, NoticePart, OverlayPart} from './FormParts';
import {Part} from './Part';
import {useTranslate} from './texts';

const COLOURS = keysOf(tokens.color);
const SIZES = keysOf(styles.textSize);
const SERIF = new Set<string>(['heading3', 'heading2', 'heading1', 'display']);
const ICONS: readonly IconName[] = [...keysOf(ICON_PATHS), ...ICONS_BESIDE_WORDS];

/** Shows the design system with all its parts and states, to work on it and to compare it with yesterday's. */
export function DesignPage() {
  const t = useTranslate();
  return (
    <PageWidth className={styles.page}>
      <header>
        <h1>{t('design:title')}</h1>
        <p className={lead}>{t('design:lead')}</p>
      </header>
      <Part heading="design:part.colours">
        <ul className={styles.colours}>
          {COLOURS.map((name) => (
            <li key={name}>
              <span className={styles.colour[name]} />
              <span className={styles.caption}>{name}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part heading="design:part.type">
        {SIZES.map((size) => (
          <p key={size} className={classNames(styles.textSize[size], SERIF.has(size) && styles.serif)}>
            {t('design:sample')}
          </p>
        ))}
      </Part>
      <Part heading="design:part.logo">
        <div className={styles.row}>
          <Logo />
        </div>
        <div className={styles.dark}>
          <Logo tone="onForest" />
        </div>
        <ul className={styles.row}>
          {ICONS.map((name) => (
            <li key={name}>
              <Icon name={name} size="large" />
            </li>
          ))}
        </ul>
      </Part>
      <ButtonPart />
      <FieldPart />
      <FactPart />
      <NoticePart />
      <WayPart />
      <LayoutPart />
      <OverlayPart />
    </PageWidth>
  );
}

function keysOf<Key extends string>(things: Readonly<Record<Key, unknown>>): readonly Key[] {
  const names: Key[] = [];
  for (const name in things) names.push(name);
  return names;
}

const VARIANTS = ['primary', 'secondary', 'tertiary', 'ghost'] as const;

/** Buttons in their variants and states, and links. */
function ButtonPart() {
  const t = useTranslate();
  return (
    <>
      <Part heading="design:part.buttons">
        <Buttons inverted={false} />
        <div className={styles.dark}>
          <Buttons inverted />
        </div>
        <div className={styles.row}>
          <Button type="button" bright>
            {t('design:button.bright')}
          </Button>
          <Button type="button" bright pending>
            {t('design:button.pending')}
          </Button>
          <Button type="button" bright disabled>
            {t('design:button.disabled')}
          </Button>
          <Button type="button" variant="tertiary" active aria-pressed>
            {t('design:button.active')}
          </Button>
          <Button type="button" inline>
            {t('design:button.inline')}
          </Button>
        </div>
      </Part>
      <Part heading="design:part.links">
        <p>
          {t('design:link.inline')} <TextLink href="#content">{t('design:link.word')}</TextLink>
        </p>
        <TextLink href="#content" variant="standalone">
          {t('design:link.standalone')}
        </TextLink>
        <TextLink href={BRAND.awards.coffee.url} variant="quiet">
          {t('design:link.newTab')}
        </TextLink>
        <div className={styles.dark}>
          <TextLink href="#content" variant="quiet">
            {t('design:link.quiet')}
          </TextLink>
          <TextLink href="#content" variant="standalone">
            {t('design:link.standalone')}
          </TextLink>
        </div>
      </Part>
    </>
  );
}

function Buttons({inverted}: {readonly inverted: boolean}) {
  const t = useTranslate();
  return (
    <div className={styles.row}>
      {VARIANTS.map((variant) => (
        <Button key={variant} type="button" variant={variant} inverted={inverted}>
          {t(`design:button.${variant}`)}
        </Button>
      ))}
      <Button type="button" inverted={inverted} disabled>
        {t('design:button.disabled')}
      </Button>
    </div>
  );
}
