import type { Fields } from '@pazar/contracts/fields';
import { mergePatch } from './read-input.ts';

/** The declared fields of a record, those that it has. */
export function pickFields<Declared extends object, Row extends object>(
  fields: Declared,
  row: Row,
): Pick<Row, Extract<keyof Row, keyof Declared>> {
  const members = Object.entries(row).filter(([name]) => Object.hasOwn(fields, name));
  // Just those that both have.
  return Object.fromEntries(members) as Pick<Row, Extract<keyof Row, keyof Declared>>;
}

/** Merges a patch (RFC 7396). Of a field that is replaced whole nothing stays: it may become of another kind. */
export function mergeFields(fields: Fields, was: object, patch: object): unknown {
  const replaced = Object.entries(patch).flatMap(([name, value]) =>
    value !== undefined && fields[name]?.isWhole ? [[name, undefined] as const] : [],
  );
  return mergePatch({ ...was, ...Object.fromEntries(replaced) }, patch);
}
