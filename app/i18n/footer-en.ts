import menu from 'virtual:footer-menu/en';

import texts from '#locales/en/footer.json';

export const footer = {texts: {footer: texts}, menu} as const;
