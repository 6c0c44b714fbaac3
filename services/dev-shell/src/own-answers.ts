import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlayedCall, Player } from './played-api/played-call.ts';

/** What `dev-api.ts` may export as `answers`: a body by `GET /v1/orders`, or a function that makes it. */
type Answers = Readonly<Record<string, unknown>>;

/**
 * Plays what the section's `dev-api.ts` answers, as the file is now. Throws what the file throws.
 *
 * @param root folder of the section
 */
export function ownAnswers(root: string): () => Promise<Player> {
  const file = path.join(root, 'dev-api.ts');
  return async () => {
    if (!existsSync(file)) return () => undefined;
    // Node keeps a module by its address, so a changed file has another one.
    const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
    const module: unknown = await import(/* @vite-ignore */ address);
    const answers = answersOf(module);
    return async (call) => {
      const key = `${call.method} ${call.path}`;
      return key in answers ? { body: await bodyOf(answers[key], call) } : undefined;
    };
  };
}

function answersOf(module: unknown): Answers {
  const isModule = typeof module === 'object' && module !== null && 'answers' in module;
  if (!isModule || typeof module.answers !== 'object' || module.answers === null) {
    throw new Error('dev-api.ts exports no object `answers`');
  }
  return { ...module.answers };
}

function bodyOf(answer: unknown, call: PlayedCall): unknown {
  // A module of the section's own has it; its result is answered as it is.
  return typeof answer === 'function' ? (answer as (call: PlayedCall) => unknown)(call) : answer;
}
