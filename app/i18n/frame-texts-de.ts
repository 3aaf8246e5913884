import common from '#locales/de/common.json';
import errors from '#locales/de/errors.json';
import shell from '#locales/de/shell.json';

export const texts = {common, errors, shell} as const;
