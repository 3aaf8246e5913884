import menu from 'virtual:footer-menu/de';

import texts from '#locales/de/footer.json';

export const footer = {texts: {footer: texts}, menu} as const;
