import {useSearchParams} from '@remix-run/react';
import {useState} from 'react';

import {useLoaded} from '../../client/use-loaded';
import {brewRatio, type Guide, stepAt} from '../../domain/content/guide';
import {softHyphens} from '../../domain/hyphenation';
import {brewBase, readBrew} from '../../domain/product/brew';
import type {ProductCard} from '../../domain/product/product';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {contentPath, contentSlugPath, homePath} from '../../pages/paths';
import {pageTitle} from '../../styles/type.css';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {Button} from '../../ui/Button';
import {error as errorStyle} from '../../ui/Field.css';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import {BrewCalculator} from '../parts/BrewCalculator';
import {ProductCards} from '../parts/ProductCard';
import {RichTextView} from '../parts/RichTextView';
import {DataTable} from './DataTable';
import * as styles from './GuidePage.css';
import {useTranslate} from './texts';
import {useDuration} from './use-duration';

type Props = {readonly guide: Guide; readonly products: readonly ProductCard[]};

/** Shows a brewing guide: figures, steps with times and water, doses, what is needed. Printed, it is a card for the kitchen. */
export function GuidePage({guide, products}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const {title, slug, picture, intro, tips} = guide;
  return (
    <PageWidth className={styles.page}>
      <div className={styles.screenOnly}>
        <Breadcrumbs
          label={translate('content:breadcrumbs')}
          crumbs={[
            {title: translate('content:home'), url: homePath(language)},
            {title: translate('content:guide.all'), url: contentPath(language, 'brewingGuides')},
            {title, url: contentSlugPath(language, slug)},
          ]}
        />
      </div>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={pageTitle}>{softHyphens(title)}</h1>
          <RichTextView content={intro} />
        </div>
        <Picture className={styles.picture} picture={picture} sizes="(max-width: 768px) 88vw, 40rem" priority />
      </header>
      <GuideFacts guide={guide} />
      <div className={styles.work}>
        <section className={styles.section}>
          <h2>{translate('content:guide.steps')}</h2>
          <GuideSteps steps={guide.steps} totalSeconds={guide.totalSeconds} />
        </section>
        <LookUp guide={guide} />
      </div>
      <section className={styles.section}>
        <h2>{translate('content:guide.tips')}</h2>
        <RichTextView content={tips} />
      </section>
      {products.length > 0 && (
        <section className={styles.screenOnly}>
          <h2>{translate('content:guide.products')}</h2>
          <ProductCards cards={products} />
        </section>
      )}
    </PageWidth>
  );
}

/** What one looks up on the way: doses, water for another amount of coffee, and what is needed. */
function LookUp({guide}: Pick<Props, 'guide'>) {
  const translate = useTranslate();
  const {number} = useFormat();
  const {doses, items} = guide;
  return (
    <div className={styles.beside}>
      <DataTable
        id={null}
        caption={translate('content:guide.doses')}
        head={[translate('content:guide.cups'), translate('content:guide.coffee'), translate('content:guide.water')]}
        rows={doses.map(({key, cups, coffeeGrams, waterMillilitres}) => ({
          key,
          cells: [
            number(cups),
            translate('content:guide.grams', {value: number(coffeeGrams)}),
            translate('content:guide.millilitres', {value: number(waterMillilitres)}),
          ],
        }))}
      />
      <GuideCalculator guide={guide} />
      <section className={styles.section}>
        <h2>{translate('content:guide.items')}</h2>
        <ul className={styles.items}>
          {items.map(({key, name}) => (
            <li key={key}>{name}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Water for another amount of coffee, at the guide's ratio or one's own; the address holds what is asked. */
function GuideCalculator({guide}: {readonly guide: Guide}) {
  const duration = useDuration();
  const [search] = useSearchParams();
  const bases = [brewBase(0, guide.coffeeGrams, guide.waterMillilitres)];
  const brew = readBrew(bases, search);
  if (brew === null) return null;
  return (
    <section className={styles.calculator} id="brew">
      <BrewCalculator
        as="h2"
        ways={[{method: guide.title, time: duration(guide.totalSeconds)}]}
        bases={bases}
        brew={brew}
      />
    </section>
  );
}

/** The key figures of a recipe. */
function GuideFacts({guide}: {readonly guide: Guide}) {
  const translate = useTranslate();
  const duration = useDuration();
  const {number} = useFormat();
  const {coffeeGrams, waterMillilitres, temperatureCelsius, grind, totalSeconds} = guide;
  const facts = [
    [translate('content:guide.coffee'), translate('content:guide.grams', {value: number(coffeeGrams)})],
    [translate('content:guide.water'), translate('content:guide.millilitres', {value: number(waterMillilitres)})],
    [translate('content:guide.ratio'), translate('content:guide.ratioValue', {value: number(brewRatio(guide))})],
    [
      translate('content:guide.temperature'),
      temperatureCelsius === null
        ? translate('content:guide.machine')
        : translate('content:guide.celsius', {value: number(temperatureCelsius)}),
    ],
    [translate('content:guide.grind'), grind],
    [translate('content:guide.time'), duration(totalSeconds)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

// A browser may not ask again for a script that has not arrived before the page is loaded anew.
const loadTimer = () => import('./BrewTimer').catch(() => ({BrewTimer: MissingTimer}));

function MissingTimer() {
  const translate = useTranslate();
  return (
    <p className={errorStyle} role="alert">
      {translate('content:guide.timer.missing')}
    </p>
  );
}

/** Nobody stands beside a cold brew. */
const LONGEST_TIMED_SECONDS = 3600;

/** What is done when, and how much water is in the brewer afterwards; with JavaScript a clock that runs along. */
function GuideSteps({steps, totalSeconds}: Pick<Guide, 'steps' | 'totalSeconds'>) {
  const translate = useTranslate();
  const {number} = useFormat();
  const duration = useDuration();
  const [wanted, setWanted] = useState(false);
  const [current, setCurrent] = useState<string | null>(null);
  const timer = useLoaded(loadTimer, wanted);
  return (
    <>
      {totalSeconds <= LONGEST_TIMED_SECONDS && stepAt(steps, totalSeconds) !== null && (
        <div className={styles.timer} role="group" aria-label={translate('content:guide.timer.label')}>
          {timer ? (
            <timer.BrewTimer steps={steps} totalSeconds={totalSeconds} onStep={setCurrent} />
          ) : (
            <Button type="button" inline pending={wanted} onClick={() => setWanted(true)}>
              {translate('content:guide.timer.start')}
            </Button>
          )}
        </div>
      )}
      <ol className={styles.steps}>
        {steps.map(({key, heading, text, startsAtSeconds, waterTotalMillilitres}) => (
          <li key={key} id={`step-${key}`} className={styles.step} aria-current={key === current ? 'step' : undefined}>
            <p className={styles.time}>{startsAtSeconds === null ? null : duration(startsAtSeconds)}</p>
            <h3 className={styles.name}>{heading}</h3>
            <p className={styles.text}>
              {text}
              {waterTotalMillilitres !== null &&
                ` ${translate('content:guide.until', {value: number(waterTotalMillilitres)})}`}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
