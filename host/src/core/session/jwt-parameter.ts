import { takeParameter } from './take-parameter.ts';

/** Takes the token that sign-in by redirect hands over in the address. */
export function takeJwtParameter(window: Pick<Window, 'location' | 'history'>): string | null {
  return takeParameter(window, 'jwt');
}
