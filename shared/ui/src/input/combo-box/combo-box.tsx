import { useTranslation } from 'react-i18next';
import { useId, useRef } from 'react';
import { Floating } from '../../floating/floating.tsx';
import type { NativeProps } from '../../native-props.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import controls from '../field/field.module.css';
import type { FieldProps, ValueProps } from '../field-props.ts';
import { Field, fieldHead } from '../field/field.tsx';
import type { Option } from '../option.ts';
import styles from './combo-box.module.css';
import { ComboBoxList } from './combo-box-list.tsx';
import { ComboInput } from './combo-input.tsx';
import { useComboBox } from './use-combo-box.ts';

export interface ComboBoxProps
  extends
    FieldProps,
    ValueProps<string | null, HTMLInputElement>,
    Pick<NativeProps<'input'>, 'form'> {
  options: readonly Option[];
  /** The server searches: called with the typed text, and `options` are its answer. */
  onQuery?: ((query: string) => void) | undefined;
  /** The server has more options than `options`; the list says so. */
  hasMore?: boolean | undefined;
  /** An answer of the server is awaited. */
  isBusy?: boolean | undefined;
  /** Label of the chosen value when `options` need not hold it, as with `onQuery`. */
  selectedLabel?: string | undefined;
  /** Any text is a valid value, such as a crop that is in no list. */
  allowsOther?: boolean | undefined;
  placeholder?: string | undefined;
}

/**
 * One of many choices, found by typing any part of it in Cyrillic or Latin. Value: the chosen
 * option's `value`, or the text itself with `allowsOther`; `null` when empty.
 */
export function ComboBox({
  value,
  onChange,
  onBlur,
  options,
  onQuery,
  hasMore = false,
  isBusy = false,
  selectedLabel,
  allowsOther = false,
  ...props
}: ComboBoxProps) {
  const [head, rest] = fieldHead(props);
  const { t } = useTranslation('shell');
  const box = useRef<HTMLSpanElement>(null);
  const listId = useId();
  const combo = useComboBox({ value, onChange, options, selectedLabel, allowsOther, onQuery });
  const status = isBusy ? t('field.combo.busy') : t('field.combo.found', { count: combo.count });

  return (
    <Field {...head}>
      {(wiring) => (
        <span ref={box} className={controls.box}>
          <ComboInput
            {...rest}
            {...wiring}
            combo={combo}
            listId={listId}
            className={`${controls.control} ${styles.input}`}
            onBlur={() => {
              combo.settle();
              onBlur?.();
            }}
          />
          <span className={controls.end} aria-hidden="true">
            <span className={styles.mark} />
          </span>
          {combo.isOpen && (
            <Floating anchor={box} isAsWide>
              <ComboBoxList id={listId} label={head.label} combo={combo} />
              {(hasMore || combo.shown.length < combo.count) && (
                <p className={styles.note}>{t('field.combo.more')}</p>
              )}
              {combo.count === 0 && <p className={styles.note}>{status}</p>}
            </Floating>
          )}
          <span role="status">
            <VisuallyHidden>{combo.isOpen && status}</VisuallyHidden>
          </span>
        </span>
      )}
    </Field>
  );
}
