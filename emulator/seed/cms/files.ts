import cms from 'virtual:seed/cms';

/** The files that visitors can download. */
export const files = cms.files;
