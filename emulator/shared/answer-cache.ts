/** At two bytes each an eighth of what a deployed worker may hold. */
const MAX_CHARACTERS = 8_000_000;

type Answer = {
  readonly text: string;
  /** Whether the answer stays the same while the data does. */
  readonly isCacheable: boolean;
};

/** Answers that hold as long as the data of which they were made is the same. The oldest are forgotten. */
export class AnswerCache<A extends Answer> {
  private readonly kept = new Map<string, {readonly state: readonly unknown[]; readonly answer: A}>();
  private characters = 0;

  /** @param maxCharacters how many characters of texts it keeps */
  constructor(private readonly maxCharacters = MAX_CHARACTERS) {}

  /**
   * Returns an answer, made only where there is none yet for this state of the data.
   *
   * @param key everything else that the answer depends on
   * @param state compared by identity, one by one
   */
  async answer(key: string, state: readonly unknown[], make: () => Promise<A>): Promise<A> {
    const known = this.kept.get(key);
    if (known?.state.every((part, index) => part === state[index])) return known.answer;
    const answer = await make();
    if (answer.isCacheable) this.keep(key, state, answer);
    return answer;
  }

  private keep(key: string, state: readonly unknown[], answer: A): void {
    this.forget(key);
    this.kept.set(key, {state, answer});
    this.characters += answer.text.length;
    for (const oldest of this.kept.keys()) {
      if (this.characters <= this.maxCharacters) return;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.characters -= this.kept.get(key)?.answer.text.length ?? 0;
    this.kept.delete(key);
  }
}
