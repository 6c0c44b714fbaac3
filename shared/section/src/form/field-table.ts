import type { FieldFault } from './field-fault.ts';

/** A text in two languages; each is shown as it is. */
interface InLanguages {
  readonly mk: string | null;
  readonly en: string | null;
}

/**
 * How a field formats its values. `Words` is the formatter's context: translation, locale, names.
 */
export interface Writing<Value, Words> {
  /** A value in words, for the choice between two versions and for the history. */
  readonly show?: (value: Value, words: Words) => string;
  /** A least or most value in words. By default a number. */
  readonly showLimit?: (limit: number, words: Words) => string;
  /** The field's own error message; undefined for the shared one. */
  readonly explain?: (fault: FieldFault, words: Words) => string | undefined;
}

/** Of a value that would be raw data if it were shown as it is: a code, a list, an object. */
type Shown<Value, Words> = Writing<Value, Words> & Required<Pick<Writing<Value, Words>, 'show'>>;

/** Shown as they are: texts, numbers, and texts in two languages; not codes. */
type IsPlain<Value> = [Value] extends [string]
  ? string extends Value
    ? true
    : false
  : [Value] extends [number]
    ? number extends Value
      ? true
      : false
    : [Value] extends [InLanguages]
      ? true
      : false;

/** More than one kind of value. */
type IsUnion<Value, All = Value> = Value extends unknown
  ? [All] extends [Value]
    ? false
    : true
  : never;

/** Compared as a whole; its rows' members need labels alone, for their faults. */
type ListField<Row, Words> = {
  readonly rows?: { readonly [Name in keyof Row]?: Writing<NonNullable<Row[Name]>, Words> };
};

type MemberNames<Value> = Value extends unknown ? keyof Value : never;

/** An object that is sent as a whole; its members need labels alone, for their faults. */
type WholeField<Value, Words> = Shown<Value, Words> & {
  readonly isWhole: true;
  readonly members?: { readonly [Name in MemberNames<Value>]?: Writing<never, Words> };
};

/** An object with members that are changed, sent and merged separately. */
type MembersField<Value, Words> = {
  readonly isWhole?: false;
  readonly members: {
    readonly [Name in keyof Value]-?: FieldOf<NonNullable<Value[Name]>, Words>;
  };
};

type FieldOf<Value, Words> =
  IsPlain<Value> extends true
    ? Writing<Value, Words>
    : [Value] extends [readonly (infer Row)[]]
      ? Shown<Value, Words> & ListField<Row, Words>
      : [Value] extends [object]
        ? true extends IsUnion<Value>
          ? WholeField<Value, Words>
          : WholeField<Value, Words> | MembersField<Value, Words>
        : Shown<Value, Words>;

/**
 * Every field of a form once, in the order of the page. A value that is neither text nor number
 * must define how it is formatted, and an object whether it is sent as a whole.
 */
export type FieldTable<Values, Words> = {
  readonly [Name in keyof Values]-?: FieldOf<NonNullable<Values[Name]>, Words> & {
    /** The initial value of a new record. */
    readonly empty: Values[Name];
  };
};
