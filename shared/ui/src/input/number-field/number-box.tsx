import type { Locale } from '@pazar/format/locale';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import controls from '../field/field.module.css';
import type { FieldProps, ValueProps } from '../field-props.ts';
import { Field, fieldHead } from '../field/field.tsx';
import styles from './number-box.module.css';
import type { NumberCodec } from './number-codec.ts';
import { useNumberText } from './use-number-text.ts';
import type { NativeProps } from '../../native-props.ts';

const fractions: Readonly<Record<Locale, string>> = { en: '12.5', mk: '12,5' };

/** A number to show how one is written. */
function numberExample(locale: Locale, isWhole: boolean): string {
  return isWhole ? '12' : fractions[locale];
}

/** The number ends before the unit, whose width depends on its font. */
function keepClear(unit: HTMLSpanElement) {
  const sizes = new ResizeObserver(() =>
    unit.parentElement?.style.setProperty('--unit-width', `${unit.offsetWidth}px`),
  );
  sizes.observe(unit);
  return () => sizes.disconnect();
}

/** Props that number, money and quantity fields share. */
export interface NumberBoxProps<Value>
  extends
    FieldProps,
    ValueProps<Value | null, HTMLInputElement>,
    Pick<NativeProps<'input'>, 'onKeyDown' | 'placeholder' | 'readOnly'> {
  codec: NumberCodec<Value>;
  /** Suffix in the box: `kg`, `ден.`, `%`. */
  unit?: string | undefined;
}

/**
 * One line for a number in everyday notation. It shows the parsed number, is rewritten without
 * grouping on blur, and keeps an invalid text together with the error.
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
  const { problem } = number;
  const example = numberExample(locale, codec.isWhole);
  const wrong =
    problem === null
      ? head.error
      : t(`field.number.${problem}`, { example, count: codec.decimals });

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
            <span ref={keepClear} className={controls.end} aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
