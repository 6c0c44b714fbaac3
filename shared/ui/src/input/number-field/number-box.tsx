import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import type { CSSProperties } from 'react';
import controls from '../field/field.module.css';
import type { FieldProps, ValueProps } from '../field-props.ts';
import { Field, fieldHead } from '../field/field.tsx';
import styles from './number-box.module.css';
import type { NumberCodec } from './number-codec.ts';
import { useNumberText } from './use-number-text.ts';
import { numberExample } from './number-example.ts';
import type { NativeProps } from '../../native-props.ts';

/** What number, money and quantity fields have in common. */
export interface NumberBoxProps<Value>
  extends
    FieldProps,
    ValueProps<Value | null, HTMLInputElement>,
    Pick<NativeProps<'input'>, 'onKeyDown' | 'placeholder' | 'readOnly'> {
  codec: NumberCodec<Value>;
  /** Stands at the end of the box: `kg`, `ден.`, `%`. */
  unit?: string | undefined;
}

/**
 * One line for a number as people write it. It says what it read, is rewritten without grouping
 * when left, and keeps what it cannot read together with the reason.
 */
export function NumberBox<Value>({
  value,
  onChange,
  onBlur,
  codec,
  unit = '',
  ...props
}: NumberBoxProps<Value>) {
  const [head, rest] = fieldHead(props);
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const number = useNumberText({ value, onChange, locale, codec });
  const fault =
    number.problem === 'too-many-decimals' && codec.decimals === 0 ? 'whole' : number.problem;
  const example = numberExample(locale, codec.decimals);
  const wrong =
    fault === null ? head.error : t(`field.number.${fault}`, { example, count: codec.decimals });
  // The library of types knows no custom properties.
  const room = { '--unit-length': unit.length } as CSSProperties;

  return (
    <Field
      {...head}
      error={wrong}
      aside={
        <output className={styles.echo} data-ambiguous={number.isAmbiguous}>
          {number.echo !== null && t('field.readAs', { value: number.echo })}
        </output>
      }
    >
      {(wiring) => (
        <span className={controls.box}>
          <input
            {...rest}
            {...wiring}
            className={`${controls.control} ${styles.number}`}
            style={room}
            data-unit={unit !== ''}
            inputMode="decimal"
            autoComplete="off"
            value={number.text}
            onChange={(event) => number.type(event.target.value)}
            onBlur={() => {
              number.leave();
              onBlur?.();
            }}
          />
          {unit !== '' && (
            <span className={controls.end} aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
