import type {SocialProject} from '../../config/commerce';
import {Icon} from '../../ui/Icon';
import * as styles from './LineDonation.css';
import {useTranslate} from './texts';

type Props = {
  readonly project: SocialProject;
  /** Whether the donation is part of a coffee's price; a donation that was bought is its own price. */
  readonly included: boolean;
};

/** Shows the donation line under its coffee: which project it goes to, and that it costs nothing more. */
export function LineDonation({project, included}: Props) {
  const translate = useTranslate();
  const title = translate(`cart:project.${project}.title`);
  return (
    <p className={styles.donation}>
      <span className={styles.leaf}>
        <Icon name="leaf" size="small" />
      </span>
      <span>{translate(included ? 'cart:project.included' : 'cart:project.gives', {project: title})}</span>
    </p>
  );
}
