import { ApiError } from '@pazar/shell/api-error';
import type { AttemptKey } from '../record/attempt-key.ts';
import { type Author, authorOf } from '../record/author.ts';
import { currentRow } from '../record/current-row.ts';
import { changedPaths, type FieldPath, valueAt } from '../json/changed-paths.ts';
import { mergePatch } from '../json/merge-patch.ts';
import { mergeThreeWays } from '../json/merge-three-ways.ts';
import type { Base } from './record-form-handle.ts';
import type { RecordChange, RecordFormOptions, Versioned } from './record-form-options.ts';
import { isObject, isSame, type JsonObject } from '@pazar/ui/parts/same-value';

export interface Saving<Row extends Versioned, Values, Output extends Values> {
  readonly base: Base<Values>;
  /** The entered values, parsed by the schema. */
  readonly output: Output;
  readonly intent: string | undefined;
  readonly keys: AttemptKey;
  readonly options: Pick<
    RecordFormOptions<Row, Values, Output>,
    'schema' | 'rowSchema' | 'toValues' | 'save' | 'wholes' | 'state'
  >;
}

/** Both have changed the same field, or several, differently, or the record has become something else. */
export interface Contradiction<Row> {
  readonly kind: 'conflict';
  readonly theirs: Row;
  readonly error: ApiError;
  readonly conflicts: readonly FieldPath[];
  /** What the record was and is; null where that is the same. */
  readonly moved: { readonly before: string; readonly now: string } | null;
  readonly mine: JsonObject;
  readonly theirValues: JsonObject;
  /** Both changes together; where they contradict each other, mine. */
  readonly merged: JsonObject;
}

export type Outcome<Row extends Versioned, Output> =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'saved';
      readonly row: Row;
      readonly change: RecordChange<Output>;
      /** Who changed the record in between; both changes are in it. */
      readonly mergedWith: Author | null;
    }
  | Contradiction<Row>
  | { readonly kind: 'failed'; readonly error: unknown };

/** As often as others may change the record while it is being saved. */
const maxMerges = 3;

/**
 * Saves a change. If somebody else has changed other fields of the record since, both changes are
 * merged and saved on the new version; if the same fields, nothing is saved.
 */
export async function saveRecord<Row extends Versioned, Values, Output extends Values>(
  first: Saving<Row, Values, Output>,
): Promise<Outcome<Row, Output>> {
  let saving = first;
  let mergedWith: Author | null = null;
  for (let merges = 0; ; merges += 1) {
    const change = changeOf(saving);
    if (change === null) return { kind: 'unchanged' };
    try {
      const row = await saving.options.save(change);
      saving.keys.settle();
      return { kind: 'saved', row, change, mergedWith };
    } catch (error) {
      saving.keys.settle(error);
      const met = contradictionOf(saving, error);
      if (met === null) return { kind: 'failed', error };
      if (met.conflicts.length > 0 || merges === maxMerges) return met;
      if (isThere(met, change)) return { kind: 'saved', row: met.theirs, change, mergedWith };
      mergedWith = authorOf(met.error);
      saving = together(saving, met);
    }
  }
}

/** The request, or null without changes. */
function changeOf<Row extends Versioned, Values, Output extends Values>({
  output,
  base,
  intent,
  keys,
  options,
}: Saving<Row, Values, Output>): RecordChange<Output> | null {
  const mine = asObject(output);
  const isNew = base.version === 0;
  const patch = isNew
    ? mine
    : mergePatch(asSent(options.schema, base.values), mine, options.wholes);
  if (!isNew && intent === undefined && Object.keys(patch).length === 0) return null;
  const ifMatch = isNew ? undefined : base.version;
  const idempotencyKey = keys.keyFor({ patch, ifMatch, intent });
  return { values: output, patch, ifMatch, idempotencyKey, intent };
}

/** The record as somebody else has changed it; null for any other failure. */
function contradictionOf<Row extends Versioned, Values, Output extends Values>(
  { base, output, options }: Saving<Row, Values, Output>,
  error: unknown,
): Contradiction<Row> | null {
  const theirs = currentRow(error, options.rowSchema);
  if (theirs === null || !(error instanceof ApiError)) return null;
  const mine = asObject(output);
  const theirValues = asSent(options.schema, options.toValues(theirs));
  const ways = { base: asSent(options.schema, base.values), mine, theirs: theirValues };
  const { merged, conflicts } = mergeThreeWays(ways, options.wholes);
  const now = options.state?.of(theirs) ?? null;
  const { state: before } = base;
  const asked = before === null || before === now ? [] : changesOf(ways, options);
  const moved = asked.length === 0 || before === null || now === null ? null : { before, now };
  return {
    kind: 'conflict',
    theirs,
    error,
    conflicts: [...new Set([...conflicts, ...asked])],
    moved,
    mine,
    theirValues,
    merged: asObject(merged),
  };
}

/**
 * The fields that were changed here, are others there, and mean something else in another state. Objects
 * that are sent as a whole are one field.
 */
function changesOf<Row extends Versioned, Values, Output extends Values>(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', JsonObject>,
  { wholes = [], state }: Saving<Row, Values, Output>['options'],
): FieldPath[] {
  const fields = changedPaths(base, mine).flatMap((path) => {
    const [member = path] = path.split('.');
    if (state?.free.includes(member) === true) return [];
    return wholes.some((whole) => whole === member) ? member : path;
  });
  return fields.filter((path) => !isSame(valueAt(mine, path), valueAt(theirs, path)));
}

/** Whether the sent values are already saved: the answer to an earlier attempt was lost. */
function isThere<Row, Output>(met: Contradiction<Row>, { intent }: RecordChange<Output>): boolean {
  return intent === undefined && isSame(met.merged, met.theirValues);
}

function together<Row extends Versioned, Values, Output extends Values>(
  saving: Saving<Row, Values, Output>,
  { theirs, merged }: Contradiction<Row>,
): Saving<Row, Values, Output> {
  const base = {
    values: saving.options.toValues(theirs),
    version: theirs.version,
    state: saving.options.state?.of(theirs) ?? null,
  };
  // Made of two records of this shape, member by member.
  return { ...saving, base, output: merged as Output };
}

/** The values as the schema parses them, so that a trailing space is not a change. */
function asSent<Output>(
  schema: RecordFormOptions<Versioned, unknown, Output>['schema'],
  values: unknown,
): JsonObject {
  const read = schema.safeParse(values);
  return asObject(read.success ? read.data : values);
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
