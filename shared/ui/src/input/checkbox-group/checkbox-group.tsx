import type { FieldProps, ListProps } from '../field-props.ts';
import { FieldGroup } from '../field/field-group.tsx';
import type { Option } from '../option.ts';
import boxes from '../checkbox/checkbox.module.css';
import { OptionWords } from '../checkbox/option-words.tsx';
import styles from './checkbox-group.module.css';

export interface CheckboxGroupProps<Value extends string | number>
  extends FieldProps, ListProps<Value, HTMLInputElement> {
  options: readonly Option<Value>[];
}

/**
 * Any of a few known choices. Value: the chosen options' values, in the order of `options`; `ref`
 * is the first box.
 */
export function CheckboxGroup<Value extends string | number>({
  value,
  onChange,
  onBlur,
  options,
  ref,
  name,
  disabled,
  ...head
}: CheckboxGroupProps<Value>) {
  function toggle(changed: Value, isOn: boolean): void {
    const chosen = options.map((option) => option.value);
    onChange(chosen.filter((one) => (one === changed ? isOn : value.includes(one))));
  }
  return (
    <FieldGroup {...head}>
      {({ id }) => (
        <div className={styles.choices}>
          {options.map((option, index) => (
            <label key={option.value} className={boxes.choice}>
              <input
                id={index === 0 ? id : undefined}
                ref={index === 0 ? ref : undefined}
                type="checkbox"
                name={name}
                className={boxes.box}
                value={option.value}
                checked={value.includes(option.value)}
                disabled={disabled ?? option.isDisabled}
                onBlur={onBlur}
                onChange={(event) => toggle(option.value, event.target.checked)}
              />
              <OptionWords option={option} />
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
