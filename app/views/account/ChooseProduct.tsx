import type {ProductCard} from '../../domain/product/product';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import * as styles from './CommandForm.css';
import {useTranslate} from './texts';

type Props = {
  readonly cards: readonly ProductCard[];
  readonly legend: string;
  readonly path: string;
  /** Where 'back' leads without a dialog. */
  readonly back: string;
};

/** The first step of adding and swapping: which product. Each is a link, so that it needs no script. */
export function ChooseProduct({cards, legend, path, back}: Props) {
  const translate = useTranslate();
  return (
    <>
      <nav aria-label={legend}>
        <ul className={styles.choices}>
          {cards.map(({handle, title, picture}) => (
            <li key={handle}>
              <Link href={`${path}?product=${encodeURIComponent(handle)}`} className={styles.choice}>
                <span>
                  {picture && <Picture className={styles.picture} picture={picture} sizes="3.5rem" decorative />}
                </span>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <TextLink href={back} variant="standalone">
          {translate('account:commands.back')}
        </TextLink>
      </p>
    </>
  );
}
