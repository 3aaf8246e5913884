import {useTranslate} from '../../i18n/use-translate';
import {Carousel} from '../../ui/Carousel';
import {Columns} from '../../ui/Columns';
import {Grid} from '../../ui/Grid';
import {Stack} from '../../ui/Stack';

import * as styles from './DesignPage.css';
import {Part} from './Part';

/** How things stand to each other. */
export function LayoutPart() {
  const t = useTranslate();
  const item = (number: number) => t('design:item', {number});
  return (
    <Part heading="design:part.layout">
      <div className={styles.wide}>
        <Carousel label={t('design:way.carousel')}>
          {[1, 2, 3, 4, 5, 6].map((number) => (
            <li key={number} className={styles.card}>
              {item(number)}
            </li>
          ))}
        </Carousel>
      </div>
      <Grid className={styles.wide}>
        {[1, 2, 3, 4].map((number) => (
          <li key={number} className={styles.card}>
            {item(number)}
          </li>
        ))}
      </Grid>
      <Columns split="wideFirst" className={styles.wide}>
        <div className={styles.card}>{item(1)}</div>
        <Stack>
          <div className={styles.card}>{item(2)}</div>
          <div className={styles.card}>{item(3)}</div>
        </Stack>
      </Columns>
    </Part>
  );
}
