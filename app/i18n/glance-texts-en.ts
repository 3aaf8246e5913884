import glance from '#locales/en/glance.json';
import listing from '#locales/en/listing.json';

export const texts = {glance, listing} as const;
