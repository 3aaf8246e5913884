// @ts-check

/** A start that cannot succeed. The message tells the person who started it why, without a stack. */
export class CannotStart extends Error {}
