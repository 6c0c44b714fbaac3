import boxes from './checkbox/checkbox.module.css';
import { OptionWords } from './checkbox/option-words.tsx';
import groups from './checkbox-group/checkbox-group.module.css';
import type { FieldProps, ValueProps } from './field-props.ts';
import { FieldGroup } from './field/field-group.tsx';
import type { Option } from './option.ts';

export interface RadioGroupProps<Value extends string | number>
  extends FieldProps, Omit<ValueProps<Value | null, HTMLInputElement>, 'onChange'> {
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  /** `row` for two or three short options, `cards` for touch. Default `column`. */
  layout?: 'row' | 'column' | 'cards' | undefined;
}

/**
 * One of a few options, all visible. Value: the selected option's `value`, `null` without one;
 * `ref` is the first button.
 */
export function RadioGroup<Value extends string | number>({
  value,
  onChange,
  onBlur,
  options,
  layout = 'column',
  ref,
  name,
  disabled,
  ...head
}: RadioGroupProps<Value>) {
  return (
    <FieldGroup {...head} role="radiogroup">
      {({ id }) => (
        <div className={groups.choices} data-layout={layout}>
          {options.map((option, index) => (
            <label key={option.value} className={boxes.choice}>
              <input
                id={index === 0 ? id : undefined}
                ref={index === 0 ? ref : undefined}
                type="radio"
                // Buttons with one name are one group, so each group has a unique name.
                name={`${name ?? ''}${id}`}
                className={boxes.box}
                value={option.value}
                checked={value === option.value}
                disabled={disabled ?? option.isDisabled}
                onBlur={onBlur}
                onChange={() => onChange(option.value)}
              />
              {option.picture}
              <OptionWords option={option} />
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
