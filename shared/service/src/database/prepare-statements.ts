import { createHash } from 'node:crypto';
import type { ClientBase, QueryConfig } from 'pg';

/**
 * Statements of one process that its connections prepare. PostgreSQL keeps each of them in the memory of
 * each connection, so what is put together anew every time must not fill it.
 */
const maxPrepared = 250;
/** Texts that are remembered until one of them is sent again. */
const maxRemembered = 1000;

/**
 * A comment in a statement whose values decide how it is best read, such as a search: it is not prepared,
 * because the server plans what is prepared for any values.
 */
export const plannedForItsValues = '/* planned for its values */';

/** Names for the texts of statements: the same one for the same text. */
export interface StatementNames {
  /** Undefined for a text that is sent for the first time, or planned for its values, or beyond the limit. */
  nameOf: (text: string) => string | undefined;
}

/** @param most how many texts get a name */
export function statementNames(most = maxPrepared): StatementNames {
  const names = new Map<string, string>();
  const once = new Set<string>();
  return {
    nameOf: (text) => {
      const known = names.get(text);
      if (known !== undefined || names.size >= most) return known;
      if (text.includes(plannedForItsValues)) return undefined;
      if (once.delete(text)) {
        const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
        names.set(text, name);
        return name;
      }
      if (once.size >= maxRemembered) once.clear();
      once.add(text);
      return undefined;
    },
  };
}

/**
 * Lets a connection prepare each statement with values that is sent again: the server then reads its text
 * once and not every time.
 */
export function prepareStatements(client: ClientBase, { nameOf }: StatementNames): void {
  const send: unknown = Reflect.get(client, 'query');
  if (typeof send !== 'function') throw new Error('The connection sends no statements.');
  Object.assign(client, {
    query: (config: unknown, values: unknown, ...rest: unknown[]): unknown => {
      const isRepeatable = isConfig(config) && Array.isArray(values) && values.length > 0;
      const sent = isRepeatable ? { ...config, name: config.name ?? nameOf(config.text) } : config;
      return Reflect.apply(send, client, [sent, values, ...rest]);
    },
  });
}

function isConfig(config: unknown): config is QueryConfig {
  return typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
}
