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
    // On black: drawings in dark colours of the theme are lost there.
    {
      name: 'forced-colors',
      use: {colorScheme: 'dark', contextOptions: {...base.use?.contextOptions, forcedColors: 'active'}},
    },
  ],
};
