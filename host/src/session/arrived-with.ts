import { takeJwtParameter } from './jwt-parameter.ts';

/** The token that the page was opened with, or null; taken out of the address on import. */
export const arrivedWith = takeJwtParameter(window);
