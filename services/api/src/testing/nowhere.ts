import type { Outside } from '../outside/outside.ts';

/** Nothing around the service: e-mails are forgotten, Google is not set up. */
export const nowhere: Outside = {
  shellUrl: 'http://127.0.0.1:3000',
  google: null,
  mail: { send: () => Promise.resolve() },
};
