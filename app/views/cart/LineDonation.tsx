import type {SocialProject} from '../../config/commerce';
import {DONATION} from '../../config/commerce';
import {money} from '../../domain/money';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import * as styles from './LineDonation.css';

type Props = {
  readonly project: SocialProject;
  /** Whether the donation is part of a coffee's price; a donation that was bought is its own price. */
  readonly included: boolean;
};

/** The donation line under its coffee: which project it goes to, and that it costs nothing more. */
export function LineDonation({project, included}: Props) {
  const translate = useTranslate();
  const amount = useFormat().money(money(DONATION.centsPerKilogram));
  return (
    <p className={styles.donation}>
      <span className={styles.leaf}>
        <Icon name="leaf" size="small" />
      </span>
      <span>
        {translate('cart:project.gives', {project: translate(`cart:project.${project}.title`)})}{' '}
        {included && translate('cart:project.included', {amount})}
      </span>
    </p>
  );
}
