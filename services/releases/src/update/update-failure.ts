/** An update that cannot be made; the message says why, and what to do. */
export class UpdateFailure extends Error {}
