/** The mark on every tag that loads a part of a remote, so that a hanging one can be taken out. */
export const remoteAttribute = 'data-pazar-remote';
