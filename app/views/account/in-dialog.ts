import {createContext} from 'react';

/** Whether a command is shown in the dialog, and so by the script; a page comes from the worker as a document. */
export const InDialog = createContext(false);

/** The heading of the command that is shown: there is one at a time. */
export const TITLE_ID = 'command-title';

/** The notice that a command which was sent is refused. */
export const REFUSAL_ID = 'command-refusal';
