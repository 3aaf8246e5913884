import autocomplete from '#locales/de/autocomplete.json';
import listing from '#locales/de/listing.json';

export const texts = {autocomplete, listing} as const;
