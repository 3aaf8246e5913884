// @ts-check
// `npm run probe -- production --secrets=production.secrets`: whether the platform does what the local stand-in for it
// (emulator/README.md) had to infer. A no means: correct the stand-in, and see which tests of the shop fail then.
import {endWithFailure} from './lib/failure.mjs';
import {platformQuestions} from './lib/platform-questions.mjs';
import {logToConsole} from './lib/progress.mjs';
import {askAll} from './lib/questions.mjs';
import {settingsFromArguments} from './lib/settings.mjs';

try {
  const noes = await askAll(platformQuestions(await settingsFromArguments()), logToConsole);
  logToConsole(noes === 0 ? 'The platform does all of it.' : `${noes} assumptions do not hold.`);
  process.exitCode = noes === 0 ? 0 : 1;
} catch (error) {
  endWithFailure(error);
}
