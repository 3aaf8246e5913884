import type {Language} from '../../config/languages';
import type {SiteSettings} from '../../config/site-settings';

/** Pages of one visitor, which no cache keeps, ask anew after so many milliseconds. */
const TRUSTED = 60_000;

type Read = () => Promise<SiteSettings>;

/**
 * Settings in the memory of one isolate. `asked` reads them now; `remembered` reads them where nobody has for a minute: a cart must not
 * wait for the CMS.
 */
export function createRememberedSettings() {
  const known = new Map<Language, {readonly settings: SiteSettings; readonly since: number}>();
  const asked = async (language: Language, read: Read, now: number): Promise<SiteSettings> => {
    const settings = await read();
    known.set(language, {settings, since: now});
    return settings;
  };
  return {
    asked,
    remembered: async (language: Language, read: Read, now: number): Promise<SiteSettings> => {
      const item = known.get(language);
      return item && now - item.since < TRUSTED && now >= item.since ? item.settings : asked(language, read, now);
    },
  };
}
