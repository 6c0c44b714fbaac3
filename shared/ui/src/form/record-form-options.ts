import type { Reader } from '@pazar/shell/http';
import type { JsonObject } from '../json/same-value.ts';
import type { FieldDescriptions } from './field-description.ts';
import type { FormSchema } from './form-schema.ts';

/** What every record has that can be changed by two at once. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** One save: what was entered, and what of it is new. */
export interface RecordChange<Output> {
  /** All that was entered, read by the schema: the body of a `POST`. */
  readonly values: Output;
  /** What was changed (RFC 7396): the body of a `PATCH`. For a new record the same as `values`. */
  readonly patch: JsonObject;
  /** The version that was changed; undefined for a new record. */
  readonly ifMatch: number | undefined;
  /** The same for every attempt to send the same, until the server has refused it. */
  readonly idempotencyKey: string;
  /** Which of the form's buttons was pressed; undefined for "Save". */
  readonly intent: string | undefined;
}

export interface RecordFormOptions<Row extends Versioned, Values, Output extends Values> {
  /** Names the form among all of the section's, such as `product`; drafts are kept under it. */
  readonly name: string;
  /** The whole record as the server takes it; says what is wrong before it is sent. */
  readonly schema: FormSchema<Output>;
  /** Reads the record that comes back when somebody else has changed it. */
  readonly rowSchema: Reader<Row>;
  /** The record that is edited; null for a new one. A newer version replaces what is unchanged. */
  readonly row: Row | null;
  /** What the form holds of a record, and of a new one. */
  readonly toValues: (row: Row | null) => Values;
  readonly fields: FieldDescriptions;
  /**
   * Members whose objects the server takes as a whole: one of several kinds, the hours of a week.
   * They are sent whole and, when two change them, one of the two is kept whole.
   */
  readonly wholes?: readonly (keyof Values & string)[];
  /** Sends a change; rejects with `ApiError`. */
  readonly save: (change: RecordChange<Output>) => Promise<Row>;
  /** The record as it was saved. Nothing is unsaved any more: this is the place to move on. */
  readonly onSaved?: (row: Row, change: RecordChange<Output>) => void;
  /** False where what is entered must not stay on the computer, such as a password. */
  readonly isDraftKept?: boolean;
}
