import common from '#locales/en/common.json';
import errors from '#locales/en/errors.json';
import shell from '#locales/en/shell.json';

export const texts = {common, errors, shell} as const;
