import * as styles from './Treeline.css';
import treeline from './treeline.svg';

/**
 * Where the page ends, the forest begins: morning behind two rows of trunks, cut from paper. Decoration alone, and far down: a
 * file of its own, fetched when somebody comes near. Its hills stretch with the screen, the trunks keep to its sides and the sun to the
 * middle, so that the clearing is open at every width.
 */
export function Treeline() {
  return <img className={styles.treeline} src={treeline} alt="" width={1400} height={170} loading="lazy" />;
}
