/** The heading of the command that is shown: there is one at a time. */
export const TITLE_ID = 'command-title';

/** The notice that a command which was sent is refused. */
export const REFUSAL_ID = 'command-refusal';
