// @ts-check
// `npm run probe -- production --secrets=production.secrets`: checks that the platform behaves as the emulator
// assumes where the documentation is silent (emulator/README.md). After a no, correct the emulator and see which
// tests of the shop fail.
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
