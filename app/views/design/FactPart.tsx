import {starDisplay} from '../../domain/rating';
import {useFormat} from '../../i18n/use-translate';
import {Badge} from '../../ui/Badge';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {Disclosure} from '../../ui/Disclosure';
import {Pagination} from '../../ui/Pagination';
import {Price} from '../../ui/Price';
import {Progress} from '../../ui/Progress';
import {Grid, Stack} from '../../ui/Layout';
import {Stars} from '../../ui/Stars';
import {Tabs} from '../../ui/Tabs';
import * as styles from './DesignPage.css';
import {Part} from './Part';
import {useTranslate} from './texts';

const TONES = ['neutral', 'moss', 'sun', 'sale'] as const;
const RATINGS = [5, 3.4, 0.2] as const;
const SIZES = ['lg', 'md', 'sm'] as const;

/** Shows short facts: badges, prices, stars, progress. */
export function FactPart() {
  const t = useTranslate();
  const {money} = useFormat();
  const now = money({cents: 990, currency: 'EUR'});
  const before = {amount: money({cents: 1290, currency: 'EUR'}), label: t('design:fact.before')};
  return (
    <Part heading="design:part.facts">
      <div className={styles.row}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`design:fact.${tone}`)}
          </Badge>
        ))}
      </div>
      <div className={styles.row}>
        <Price amount={now} />
        <Price amount={now} size="large" label={t('design:fact.now')} before={before} unit={`${before.amount}/kg`} />
      </div>
      <div className={styles.row}>
        {RATINGS.map((rating, at) => (
          <Stars
            key={rating}
            {...starDisplay(rating)}
            size={SIZES[at] ?? 'md'}
            label={t('design:fact.rating', {rating})}
          />
        ))}
      </div>
      {[0, 25, 100].map((percent) => (
        <Progress key={percent} percent={percent} label={t('design:fact.progress')} />
      ))}
    </Part>
  );
}

/** Shows ways from here to there. */
export function WayPart() {
  const t = useTranslate();
  const crumbs = [
    {title: t('design:way.home'), url: '#home'},
    {title: t('design:way.coffee'), url: '#coffee'},
    {title: t('design:way.here'), url: '#here'},
  ];
  return (
    <Part heading="design:part.ways">
      <Breadcrumbs label={t('design:way.crumbs')} crumbs={crumbs} />
      <div className={styles.wide}>
        <Tabs label={t('design:way.tabs')} tabs={crumbs} current="#coffee" />
      </div>
      <Pagination
        label={t('design:way.pages')}
        current={2}
        pages={[1, 2, 3].map((number) => ({
          number,
          url: `#page-${number}`,
          label: t('design:way.page', {number}),
        }))}
        previous={{url: '#page-1', label: t('design:way.previous')}}
        next={{url: '#page-3', label: t('design:way.next')}}
      />
      <div className={styles.wide}>
        <Disclosure summary={t('design:way.question')}>{t('design:way.answer')}</Disclosure>
        <Disclosure summary={t('design:way.question')} defaultOpen>
          {t('design:way.answer')}
        </Disclosure>
      </div>
    </Part>
  );
}

/** Shows how parts of the layout stand to each other. */
export function LayoutPart() {
  const t = useTranslate();
  const item = (number: number) => t('design:item', {number});
  return (
    <Part heading="design:part.layout">
      <div className={styles.wide}>
        <Grid>
          {[1, 2, 3, 4].map((number) => (
            <li key={number} className={styles.card}>
              {item(number)}
            </li>
          ))}
        </Grid>
      </div>
      <Stack>
        <div className={styles.card}>{item(1)}</div>
        <div className={styles.card}>{item(2)}</div>
      </Stack>
    </Part>
  );
}
