// @ts-check
// `npm run probe -- production --secrets=production.secrets`: checks that platform and subscription service behave as the
// emulator assumes where the documentation is silent (emulator/README.md), and writes a report. Needs
// SUBSCRIPTION_API_TOKEN, the service worker's, and asks more with GIFT_CARD_CODE, a gift card with money on it. After a no, correct the emulator and see which tests of the shop fail.
import {mkdirSync, writeFileSync} from 'node:fs';

import {endWithFailure} from './lib/failure.mjs';
import {inProject} from './lib/paths.mjs';
import {platformQuestions} from './lib/platform-questions.mjs';
import {versionQuestion} from './lib/platform-version.mjs';
import {logToConsole} from './lib/progress.mjs';
import {askAll, openWords} from './lib/questions.mjs';
import {serviceSetting, settingsFromArguments} from './lib/settings.mjs';

try {
  const env = await settingsFromArguments();
  /** @type {import('./lib/questions.mjs').Answer[]} */
  const answers = [];
  const token = await serviceSetting(env.ENVIRONMENT, 'SUBSCRIPTION_API_TOKEN');
  const secrets = {token, giftCard: process.env['GIFT_CARD_CODE'] ?? ''};
  const questions = [versionQuestion(env), ...platformQuestions(env, secrets)];
  const {noes, open} = await askAll(questions, logToConsole, (answer) => answers.push(answer));
  const report = [
    '# What the platform does',
    `Asked of ${env.STOREFRONT_ORIGIN} at ${new Date().toISOString()}, by version ${env.STOREFRONT_API_VERSION} of the Storefront API.`,
    [
      '| it … | answer | remark |',
      '| --- | --- | --- |',
      ...answers.map(({what, answer, remark}) => `| ${what} | ${answer} | ${remark.replaceAll('|', '\\|')} |`),
    ].join('\n'),
  ];
  const file = inProject('.build', 'probe.md');
  mkdirSync(inProject('.build'), {recursive: true});
  writeFileSync(file, `${report.join('\n\n')}\n`);
  const found = noes === 0 ? 'The platform does all that it was asked about.' : `${noes} assumptions do not hold.`;
  logToConsole(found + openWords(open));
  logToConsole(`The report is in ${file}.`);
  process.exitCode = noes === 0 ? 0 : 1;
} catch (error) {
  endWithFailure(error);
}
