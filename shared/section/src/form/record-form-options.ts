import type { Reader } from '@pazar/shell/http';
import type { JsonObject } from '@pazar/ui/parts/same-value';
import type { FieldDescriptions } from './field-description.ts';
import type { FormSchema } from './form-schema.ts';

/** Members of every record that two agents can change at once. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** One save: the entered values, and the changes among them. */
export interface RecordChange<Output> {
  /** All that was entered, read by the schema: the body of a `POST`. */
  readonly values: Output;
  /** The changes (RFC 7396): the body of a `PATCH`. For a new record the same as `values`. */
  readonly patch: JsonObject;
  /** The version that was changed; undefined for a new record. */
  readonly ifMatch: number | undefined;
  /** The same for every attempt to send the same, until the server has refused it. */
  readonly idempotencyKey: string;
  /** Which of the form's buttons was pressed; undefined for "Save". */
  readonly intent: string | undefined;
}

export interface RecordFormOptions<Row extends Versioned, Values, Output extends Values> {
  /** Identifies the form within the section, such as `product`; drafts are stored under it. */
  readonly name: string;
  /** Schema of the whole record in the request; validates before it is sent. */
  readonly schema: FormSchema<Output>;
  /** Parses the current record after somebody else has changed it. */
  readonly rowSchema: Reader<Row>;
  /** The edited record; null for a new one. A newer version replaces unchanged values. */
  readonly row: Row | null;
  /** The form's values for a record, and for a new one. */
  readonly toValues: (row: Row | null) => Values;
  readonly fields: FieldDescriptions;
  /**
   * Members that are objects sent as a whole: one of several kinds, the hours of a week. In a
   * conflict one of the two is kept whole.
   */
  readonly wholes?: readonly (keyof Values & string)[];
  /**
   * What a record is, such as a draft: once it has become something else meanwhile, changes are asked
   * about, and not merged in silence.
   */
  readonly state?: {
    readonly of: (row: Row) => string;
    /** Its name for people. */
    readonly show: (state: string) => string;
    /** Members that mean the same in every state: a note. */
    readonly free: readonly string[];
  };
  /** Sends a change; rejects with `ApiError`. */
  readonly save: (change: RecordChange<Output>) => Promise<Row>;
  /** Called with the saved record. Nothing is unsaved then: navigate here. */
  readonly onSaved?: (row: Row, change: RecordChange<Output>) => void;
  /** False for data that must not be stored on the computer, such as a password. */
  readonly isDraftKept?: boolean;
}
