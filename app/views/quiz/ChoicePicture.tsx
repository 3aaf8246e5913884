import type {QuizChoice} from '../../config/quiz';
import {CHOICE_SHAPES, GROUND} from './choice-shapes';
import * as styles from './ChoicePicture.css';

/** A choice as layers of cut paper. It says nothing to screen readers: the words stand below it. */
export function ChoicePicture({choice}: {readonly choice: QuizChoice}) {
  return (
    <svg className={styles.picture} viewBox="0 0 120 90" aria-hidden="true" focusable="false">
      {[...GROUND, ...CHOICE_SHAPES[choice]].map(([tone, path], index) => (
        <path key={index} className={styles.tone[tone]} d={path} />
      ))}
    </svg>
  );
}
