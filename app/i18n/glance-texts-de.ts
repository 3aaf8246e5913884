import glance from '#locales/de/glance.json';
import listing from '#locales/de/listing.json';

export const texts = {glance, listing} as const;
