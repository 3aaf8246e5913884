import autocomplete from '#locales/en/autocomplete.json';
import listing from '#locales/en/listing.json';

export const texts = {autocomplete, listing} as const;
