// @ts-check
// `npm run check-env -- production --secrets=production.secrets`: checks that every configured service responds, in
// the right version and with the rights that the shop needs. `local` checks those of `npm start`. Variables of the
// process override those of wrangler.toml.
import {endWithFailure} from './lib/failure.mjs';
import {logToConsole} from './lib/progress.mjs';
import {askAll, openWords} from './lib/questions.mjs';
import {serviceQuestions} from './lib/service-questions.mjs';
import {settingsFromArguments} from './lib/settings.mjs';

try {
  const env = await settingsFromArguments();
  const {noes, open} = await askAll(serviceQuestions(env), logToConsole);
  const ready = open === 0 ? 'Every service is ready for the shop.' : 'No service says no.';
  logToConsole((noes === 0 ? ready : `${noes} of these keep the shop from working.`) + openWords(open));
  process.exitCode = noes === 0 ? 0 : 1;
} catch (error) {
  endWithFailure(error);
}
