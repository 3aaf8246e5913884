import base from './playwright.config';

/** `npm run look`: a picture of every template, to be judged by eye. It compares nothing. */
export default {
  ...base,
  testDir: 'tests/look',
  reporter: 'line',
  timeout: 120_000,
  projects: [
    {name: 'js'},
    {name: 'no-js', use: {javaScriptEnabled: false}},
    {name: 'forced-colors', use: {contextOptions: {...base.use?.contextOptions, forcedColors: 'active'}}},
  ],
};
