import type {Plugin} from 'vite';

import {keepMail} from '../../app/domain/content/keep-together';

const LOCALE = /\/locales\/\w+\/\w+\.json$/;
/** A literal of JSON: keys are names, which `keepMail` leaves as they are. */
const LITERAL = /"((?:[^"\\]|\\.)*)"/g;

/** Keeps `E-Mail` in one line in the shop's own texts, those of worker and browser alike; made here, it costs neither a step at run time. */
export const keptMail: Plugin = {
  name: 'lichtung:kept-mail',
  enforce: 'pre',
  transform(code, id) {
    if (!LOCALE.test(id)) return null;
    return {code: code.replaceAll(LITERAL, (_, text: string) => `"${keepMail(text)}"`), map: null};
  },
};
