import {useEffect, useRef, type ReactNode} from 'react';

type Props = {
  /** How many questions are answered. */
  readonly answered: number;
  /** The step. */
  readonly children: ReactNode;
};

/** A step that came without a new document is begun where it begins, also by keyboard and screen reader. */
export function QuizSteps({answered, children}: Props) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(answered);
  useEffect(() => {
    if (shown.current !== answered) page.current?.querySelector<HTMLElement>('[id^=quiz-][tabindex]')?.focus();
    shown.current = answered;
  }, [answered]);
  return <div ref={page}>{children}</div>;
}
