/** The ids of the routes around nearly every page: their code is in the entry's file, and no document names them. */
export const FRAME_ROUTES = ['root', 'routes/shell', 'routes/language'] as const;

export type FrameRoute = (typeof FRAME_ROUTES)[number];
