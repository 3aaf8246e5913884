import {useEffect, useRef, useState} from 'react';

import {clock, type Guide, stepAt} from '../../domain/content/guide';
import {Button} from '../../ui/Button';
import * as styles from './GuidePage.css';
import {useTranslate} from './texts';

type Props = Pick<Guide, 'steps' | 'totalSeconds'> & {
  /** The key of the step that is to be done now; `null` when it is over. */
  readonly onStep: (key: string | null) => void;
};

/** Shows a clock that runs along with a recipe and says the next step; it is fetched when it is first started. */
export function BrewTimer({steps, totalSeconds, onStep}: Props) {
  const translate = useTranslate();
  const {seconds, running, start, pause, reset} = useStopwatch(totalSeconds);
  const isOver = seconds >= totalSeconds;
  const step = isOver ? null : stepAt(steps, seconds);
  const key = step?.key ?? null;
  useEffect(() => onStep(key), [key, onStep]);
  const face = useRef<HTMLParagraphElement>(null);
  const focusFirstButton = () => face.current?.parentElement?.querySelector('button')?.focus({preventScroll: true});
  // The button that fetched the clock was here.
  useEffect(focusFirstButton, []);
  const restart = () => {
    // The button that is pressed goes while the clock runs.
    focusFirstButton();
    reset();
  };
  return (
    <>
      <p className={styles.clock} role="timer" ref={face}>
        {clock(seconds)} <span className={styles.total}>/ {clock(totalSeconds)}</span>
      </p>
      <Button type="button" inline onClick={isOver ? restart : running ? pause : start}>
        {translate(
          isOver ? 'content:guide.timer.again' : running ? 'content:guide.timer.pause' : 'content:guide.timer.resume',
        )}
      </Button>
      {!running && seconds > 0 && !isOver && (
        <Button type="button" variant="ghost" inline onClick={restart}>
          {translate('content:guide.timer.again')}
        </Button>
      )}
      <p className={styles.now} role="status">
        {isOver ? translate('content:guide.timer.over') : step?.heading}
      </p>
    </>
  );
}

/** Runs from the start on, up to `limit` seconds. It reads the clock, so that a tab in the background is not behind. */
function useStopwatch(limit: number) {
  const [seconds, setSeconds] = useState(0);
  const [running, setRunning] = useState(true);
  const passed = useRef(0);
  useEffect(() => {
    if (!running) return;
    const begun = performance.now() - passed.current;
    const tick = setInterval(() => {
      passed.current = performance.now() - begun;
      const whole = Math.min(limit, Math.floor(passed.current / 1000));
      setSeconds(whole);
      if (whole >= limit) setRunning(false);
    }, 200);
    return () => clearInterval(tick);
  }, [running, limit]);
  return {
    seconds,
    running,
    start: () => setRunning(true),
    pause: () => setRunning(false),
    reset: () => {
      passed.current = 0;
      setSeconds(0);
      setRunning(true);
    },
  };
}
