type Props = {
  /** `onPaper` dark trunks (default), `onForest` light ones. */
  readonly tone?: 'onPaper' | 'onForest';
  readonly className?: string;
};

const TRUNKS = {onPaper: 'var(--color-forest700)', onForest: 'var(--color-moss)'} as const;

/** The clearing: the arc of the sun between two trunks, above the ground. It says nothing to screen readers. */
export function LogoMark({tone = 'onPaper', className}: Props) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d="M10.6 29.6a9.4 9.4 0 0 1 18.8 0z" fill="var(--color-sun)" />
      <path
        d="M5.2 3.2c1.5-.4 3-.4 4.6 0-.2 9.6.2 18 1.4 27l1 5.600H2.800l1-5.600c1.3-9 1.6-17.4 1.4-27zM30.2 3.200c1.6-.4 3.1-.4 4.6 0-.2 9.6.1 18 1.4 27l1 5.600h-9.400l1-5.600c1.2-9 1.6-17.4 1.4-27z"
        fill={TRUNKS[tone]}
      />
      <path d="M1.5 36.800c11.5-3.3 25.5-3.3 37 0z" fill={TRUNKS[tone]} />
    </svg>
  );
}
