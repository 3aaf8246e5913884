import {useTranslate} from '../../i18n/use-translate';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {Disclosure} from '../../ui/Disclosure';
import {Pagination} from '../../ui/Pagination';
import {Tabs} from '../../ui/Tabs';

import * as styles from './DesignPage.css';
import {Part} from './Part';

/** Ways from here to there. */
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
