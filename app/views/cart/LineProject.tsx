import {SOCIAL_PROJECTS, type SocialProject} from '../../config/commerce';
import type {CartItem} from '../../domain/cart/groups';
import {Button} from '../../ui/Button';
import {RadioCards} from '../../ui/RadioCards';
import {CartForm} from './CartForm';
import {LineDetails} from './LineDetails';
import * as styles from './LineOptions.css';
import {useTranslate} from './texts';

type Props = {
  readonly line: CartItem['line'];
  readonly project: SocialProject;
  readonly place: string;
};

/** Chooses where the donation of a line goes (Specification, section 2, Cart). */
export function LineProject({line, project, place}: Props) {
  const translate = useTranslate();
  return (
    <LineDetails summary={translate('cart:project.change')}>
      <CartForm intent="change-project" place={place} fields={{lineId: line.id}} className={styles.form}>
        <RadioCards
          key={project}
          legend={translate('cart:project.legend')}
          name="project"
          defaultValue={project}
          cards={SOCIAL_PROJECTS.map(({code}) => ({
            value: code,
            title: translate(`cart:project.${code}.title`),
            detail: translate(`cart:project.${code}.text`),
          }))}
        />
        <Button variant="secondary" inline>
          {translate('cart:project.save')}
        </Button>
      </CartForm>
    </LineDetails>
  );
}
