import controls from '../field/field.module.css';
import type { NativeProps } from '../../native-props.ts';
import type { FieldProps, ValueProps } from '../field-props.ts';
import { Field, fieldHead } from '../field/field.tsx';
import { groupOptions, type Option } from '../option.ts';
import styles from './select-field.module.css';

export interface SelectFieldProps<
  Value extends string | number,
  Empty extends string | undefined = string | undefined,
>
  extends
    FieldProps,
    Omit<ValueProps<Value | null, HTMLSelectElement>, 'onChange'>,
    Pick<NativeProps<'select'>, 'form'> {
  options: readonly Option<Value>[];
  /**
   * First entry, for no selection: "All", "Not chosen". Without it an option is always selected.
   */
  emptyLabel?: Empty;
  /** Called with null only if `emptyLabel` is set and selected. */
  onChange: (value: [Empty] extends [undefined] ? Value : Value | null) => void;
}

/**
 * One of a few known options, in the browser's own list. Value: the selected option's `value`
 * (string or number), `null` without a selection. From about fifteen options on use the combo box.
 */
export function SelectField<
  Value extends string | number,
  Empty extends string | undefined = undefined,
>({ value, onChange, options, emptyLabel, ...props }: SelectFieldProps<Value, Empty>) {
  const [head, rest] = fieldHead(props);
  const isKnown = options.some((option) => option.value === value);
  // Without `emptyLabel` the only entry without an option is hidden, and cannot be chosen.
  const give = onChange as (value: Value | null) => void;
  function choose(text: string): void {
    give(options.find((option) => String(option.value) === text)?.value ?? null);
  }
  return (
    <Field {...head}>
      {(wiring) => (
        <span className={controls.box}>
          <select
            {...rest}
            {...wiring}
            className={`${controls.control} ${styles.select}`}
            data-empty={!isKnown}
            value={isKnown ? String(value) : ''}
            onChange={(event) => choose(event.target.value)}
          >
            {(emptyLabel !== undefined || !isKnown) && (
              <option value="" hidden={emptyLabel === undefined}>
                {emptyLabel ?? ''}
              </option>
            )}
            {groupOptions(options).map(([group, members]) =>
              group === '' ? (
                members.map(renderOption)
              ) : (
                <optgroup key={group} label={group}>
                  {members.map(renderOption)}
                </optgroup>
              ),
            )}
          </select>
          <span className={`${controls.end} ${styles.mark}`} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}

function renderOption<Value extends string | number>({ value, label, isDisabled }: Option<Value>) {
  return (
    <option key={value} value={String(value)} disabled={isDisabled}>
      {label}
    </option>
  );
}
