// @ts-check
// `npm run build`: builds what changed, for npm start and, with `--every-picture`, for a deployment.
import {buildAll} from './lib/build.mjs';
import {installIfNeeded} from './lib/install.mjs';
import {requireNodeVersion} from './lib/node-version.mjs';
import {logToConsole} from './lib/progress.mjs';
import {endWithFailure} from './lib/failure.mjs';

requireNodeVersion();
try {
  await installIfNeeded(logToConsole);
  await buildAll(logToConsole, {everyPicture: process.argv.includes('--every-picture')});
} catch (error) {
  endWithFailure(error);
}
