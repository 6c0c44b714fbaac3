import { ApiProblem } from '../problems/api-problem.ts';

/** A link's token that was used, has expired or never was: they look the same. */
export function invalidLink(): ApiProblem {
  return new ApiProblem('validation', { errors: [{ pointer: '/token', code: 'invalid' }] });
}
