import { useTranslation } from 'react-i18next';
import { useRef } from 'react';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { Field, fieldHead } from '../../input/field/field.tsx';
import type { FieldProps, ListProps } from '../../input/field-props.ts';
import type { Option } from '../../input/option.ts';
import { TagList } from '../tags-field/tag-list.tsx';
import tags from '../tags-field/tags-field.module.css';
import { MultiSearch } from './multi-search.tsx';
import { useMultiCombo } from './use-multi-combo.ts';

export interface MultiComboProps extends FieldProps, ListProps<string, HTMLInputElement> {
  /** The options; with `onQuery` the server's answer to the last typed text. */
  options: readonly Option[];
  /** The server searches: called with the typed text, `''` for its first options. */
  onQuery?: ((query: string) => void) | undefined;
  /** The server has more options than `options`; the list says so. */
  hasMore?: boolean | undefined;
  /** An answer of the server is awaited. */
  isBusy?: boolean | undefined;
  /** The last search failed. */
  onRetry?: (() => void) | undefined;
  /** The labels of selected options that may be missing in `options`, as with `onQuery`. */
  selected?: readonly Option[] | undefined;
  placeholder?: string | undefined;
}

/**
 * Any number of options, found by typing any part of them in Cyrillic or Latin. Value: the selected
 * options' values in the order of selection. Each is removed by its button; Backspace in the empty
 * field removes the last one.
 */
export function MultiCombo({
  value,
  onChange,
  onBlur,
  options,
  onQuery,
  hasMore = false,
  isBusy = false,
  onRetry,
  selected = [],
  ...props
}: MultiComboProps) {
  const [head, rest] = fieldHead(props);
  const { t } = useTranslation('shell');
  const box = useRef<HTMLDivElement>(null);
  const combo = useMultiCombo({
    value,
    onChange,
    options,
    selected,
    onQuery,
    removesByKey: true,
  });

  function remove(removed: string): void {
    combo.remove(removed);
    // The focused button was removed together with its option.
    box.current?.querySelector('input')?.focus();
  }

  return (
    <Field
      {...head}
      aside={value.length > 0 ? t('field.combo.chosen', { count: value.length }) : undefined}
    >
      {(wiring) => (
        <div
          ref={box}
          className={tags.box}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            combo.close();
            onBlur?.();
          }}
        >
          <TagList
            label={head.label}
            tags={combo.chosen}
            onRemove={remove}
            disabled={rest.disabled}
          />
          <MultiSearch
            {...rest}
            {...wiring}
            combo={combo}
            label={head.label}
            anchor={box}
            className={tags.input}
            hasMore={hasMore}
            isBusy={isBusy}
            onRetry={onRetry}
          />
          <span role="status">
            <VisuallyHidden>{combo.announcement}</VisuallyHidden>
          </span>
        </div>
      )}
    </Field>
  );
}
