import { Refusal } from '../../problems/refusal.ts';

/** A link's token that was used, has expired or never was: they look the same. */
export function invalidLink(): Refusal {
  return new Refusal('validation', { errors: [{ pointer: '/token', code: 'invalid' }] });
}
