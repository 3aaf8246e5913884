/** A product's handle, as addresses, forms and the browser's memory name it. */
export const HANDLE = /^[a-z0-9-]{1,255}$/;

/** The number at the end of a global id of the platform. */
export const ID_NUMBER = /^[1-9]\d{0,14}$/;
