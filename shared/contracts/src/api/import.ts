import * as z from '@pazar/contracts/schema';
import { problemCodeSchema } from './problem.ts';
import { instantSchema } from '../values.ts';

/** Limits of an import file. */
export const importLimits = { bytes: 5 * 1024 * 1024, rows: 5000 } as const;

/** How long an applied import can be undone, in hours. */
export const importUndoHours = 24;

/**
 * `create` enters every row as new; `upsert` updates those whose id, code, number or name exists.
 */
export const importModeSchema = z.enum(['create', 'upsert']);
export type ImportMode = z.infer<typeof importModeSchema>;

/**
 * `columns` of `POST /v1/imports`, as JSON: by a header of the file, the key of the column that it
 * means. For headers that are no name of a column.
 */
export const importColumnsSchema = z.record(
  z.string().check(z.maxLength(200)),
  z.string().check(z.maxLength(100)),
);

/** The states that end with ING pass by themselves: ask again. */
export const importStatusSchema = z.enum([
  'VALIDATING',
  'READY',
  'APPLYING',
  'APPLIED',
  'UNDOING',
  'UNDONE',
]);
export type ImportStatus = z.infer<typeof importStatusSchema>;

/** `KEPT`: was applied, and could not be undone because the record has changed since. */
export const importRowStatusSchema = z.enum([
  'PENDING',
  'VALID',
  'ERROR',
  'APPLIED',
  'UNDONE',
  'KEPT',
]);
export type ImportRowStatus = z.infer<typeof importRowStatusSchema>;

/** How many rows create a record, change one, or leave one as it is; valid or applied ones. */
export const importEffectsSchema = z.object({
  create: z.int(),
  update: z.int(),
  unchanged: z.int(),
  /** Rows with the error `known-name`: each names a record without its id, and would change it. */
  unconfirmed: z.int(),
});
export type ImportEffects = z.infer<typeof importEffectsSchema>;

/** The answer of `POST /v1/imports` and `GET /v1/imports/{id}`. `counts` are rows by their status. */
export const importJobSchema = z.object({
  id: z.uuid(),
  /** The path of the records of the file, such as `products`. */
  kind: z.string(),
  mode: importModeSchema,
  status: importStatusSchema,
  /** How the file was read. */
  format: z.object({
    delimiter: z.enum([',', ';', '\t']),
    encoding: z.enum([
      'utf-8',
      'utf-16le',
      'utf-16be',
      'windows-1251',
      'windows-1252',
      'x-mac-cyrillic',
    ]),
    decimal: z.enum([',', '.']),
    /** Set for a file of points, where the delimiter and the decimal sign have no meaning. */
    points: z.optional(z.enum(['geojson', 'kml'])),
  }),
  /** The columns of the file that were understood, by their keys, in their order. */
  columns: z.array(z.string()),
  /** Every column that such a file can have, by its key, in the language of the reader. */
  columnNames: z.record(z.string(), z.string()),
  /** Keys of the columns that an import writes; the others are ignored. */
  writtenColumns: z.optional(z.array(z.string())),
  /** Names of the columns that were not mapped; nothing in them is imported. */
  warnings: z.array(z.object({ code: z.literal('unknown-column'), column: z.string() })),
  counts: z.record(importRowStatusSchema, z.int()),
  /** Absent from an API that does not count them. */
  effects: z.optional(importEffectsSchema),
  undoUntil: z.nullable(instantSchema),
  createdAt: instantSchema,
});
export type ImportJob = z.infer<typeof importJobSchema>;

/** A row of the file, counted from 1 without the headers. `line` is its first line in the file. */
export const importRowSchema = z.object({
  number: z.int(),
  line: z.int(),
  status: importRowStatusSchema,
  /** Its action or result; null while it has another error than `known-name`. */
  action: z.nullable(z.enum(['create', 'update'])),
  /** The product, lot or location that it created or updated. */
  entityId: z.nullable(z.uuid()),
  /** What it does, or did; null like `action`. Absent from an API that does not answer it. */
  effect: z.optional(z.nullable(z.enum(['create', 'update', 'unchanged']))),
  /** The cells of the record that it changes, as a file has them in the language of the reader. */
  changes: z.optional(
    z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  ),
  /** The values as written in the file, by the key of the column. */
  cells: z.record(z.string(), z.string()),
  errors: z.array(
    z.object({
      /** Null when it is about the row as a whole. */
      column: z.nullable(z.string()),
      /** The code of a field, as in `errors` of a problem, or of a problem. */
      code: z.union([problemCodeSchema, z.string()]),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      detail: z.string(),
    }),
  ),
});
export type ImportRow = z.infer<typeof importRowSchema>;

const cellTextSchema = z.string().check(z.maxLength(6000));

/** Body of `PATCH /v1/imports/{id}/rows/{n}`: new texts of some cells. */
export const importRowPatchSchema = z.strictObject({
  cells: z._default(z.record(z.string(), cellTextSchema), {}),
});

/** A value that a cell of a column may have. */
export const importChoiceSchema = z.object({
  /** As it is written in the cell. */
  value: z.string(),
  /** In the language of the reader; null for a code, which the reader names. */
  name: z.nullable(z.string()),
});
export type ImportChoice = z.infer<typeof importChoiceSchema>;

/** One error that several rows have at the same value of the same column. */
export const repeatedFaultSchema = z.object({
  column: z.string(),
  /** The faulty value as written in the file; empty for an empty cell. */
  value: z.string(),
  code: z.string(),
  detail: z.string(),
  /** The number of rows with it, at least two. */
  rows: z.int(),
});
export type RepeatedFault = z.infer<typeof repeatedFaultSchema>;

/** Limits of the answer of `GET /v1/imports/{id}/faults`: the rest is fixed row by row. */
export const importFaultLimits = { repeated: 50, choices: 100 } as const;

/** The answer of `GET /v1/imports/{id}/faults`. */
export const importFaultsSchema = z.object({
  /** Those of the most rows first. */
  repeated: z.array(repeatedFaultSchema),
  /** By the key of each column with an error, where its accepted values are a short list. */
  choices: z.record(z.string(), z.array(importChoiceSchema)),
});
export type ImportFaults = z.infer<typeof importFaultsSchema>;

/** Body of `PATCH /v1/imports/{id}/rows`: another value for a faulty one, in all rows that have it. */
export const importReplacementSchema = z.strictObject({
  column: z.string().check(z.maxLength(100)),
  /** The faulty value as written in the file; empty for an empty cell. */
  value: cellTextSchema,
  replacement: cellTextSchema,
});
export type ImportReplacement = z.infer<typeof importReplacementSchema>;

/** Body of `POST /v1/imports/{id}/apply`. */
export const importApplySchema = z.strictObject({
  /** Leaves rows with errors out; without it all rows must be valid. */
  onlyValid: z._default(z.boolean(), false),
});
