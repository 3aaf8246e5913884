// @ts-check
import {spawn} from 'node:child_process';
import {constants, setPriority} from 'node:os';

import {inProject} from './paths.mjs';

/**
 * Draws the large pictures while the shop is open, with what the machine has left over. Until they are there the picture
 * host answers with the largest that is.
 *
 * @returns {() => void} ends it; what is drawn by then stays
 */
export function drawLargePictures() {
  const child = spawn(process.execPath, [inProject('scripts/pictures.mjs')], {stdio: 'ignore'});
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return () => child.kill();
}
