import { useTranslation } from '@pazar/shell/translation';
import { useId, useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Floating } from '../../floating/floating.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { ComboBoxList } from '../combo-box/combo-box-list.tsx';
import lists from '../combo-box/combo-box.module.css';
import { Field, fieldHead } from '../field/field.tsx';
import type { FieldProps, ListProps } from '../field-props.ts';
import type { Option } from '../option.ts';
import { TagList } from '../tags-field/tag-list.tsx';
import tags from '../tags-field/tags-field.module.css';
import styles from './multi-combo.module.css';
import { useMultiCombo } from './use-multi-combo.ts';

export interface MultiComboProps extends FieldProps, ListProps<string, HTMLInputElement> {
  /** The options; with `onQuery` the server's answer to the last typed text. */
  options: readonly Option[];
  /** The server searches: called with the typed text, `''` for its first options. */
  onQuery?: ((query: string) => void) | undefined;
  /** An answer of the server is awaited. */
  isBusy?: boolean | undefined;
  /** The last search failed. */
  onRetry?: (() => void) | undefined;
  /** The labels of selected options that may be missing in `options`, as with `onQuery`. */
  selected?: readonly Option[] | undefined;
  placeholder?: string | undefined;
}

/** Shown while a label is unknown. */
const unnamed = '…';

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
  isBusy = false,
  onRetry,
  selected = [],
  ...props
}: MultiComboProps) {
  const [head, rest] = fieldHead(props);
  const { t } = useTranslation('shell');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const combo = useMultiCombo({ value, options, onQuery, onAdd: add, onRemove: remove });

  function labelOf(one: string): string {
    return [...selected, ...options].find((option) => option.value === one)?.label ?? unnamed;
  }
  function add(option: Option): void {
    setSaid(t('field.tags.added', { tag: option.label }));
    onChange([...value, option.value]);
  }
  function remove(removed: string): void {
    setSaid(t('field.tags.removed', { tag: labelOf(removed) }));
    onChange(value.filter((one) => one !== removed));
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
            tags={value.map((one) => ({ value: one, label: labelOf(one) }))}
            onRemove={remove}
            disabled={rest.disabled}
          />
          <input
            {...rest}
            {...wiring}
            type="text"
            role="combobox"
            className={tags.input}
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={combo.isOpen}
            aria-controls={combo.isOpen ? listId : undefined}
            aria-activedescendant={combo.active < 0 ? undefined : `${listId}-${combo.active}`}
            value={combo.text}
            onChange={(event) => combo.type(event.target.value)}
            onClick={combo.open}
            onKeyDown={combo.press}
          />
          {combo.isOpen && (
            <Floating anchor={box} isAsWide>
              <ComboBoxList id={listId} label={head.label} combo={combo} isMultiple />
              <FoundNote
                isBusy={isBusy}
                onRetry={onRetry}
                count={combo.count}
                shown={combo.shown.length}
              />
            </Floating>
          )}
          <span role="status">
            <VisuallyHidden>{said}</VisuallyHidden>
          </span>
        </div>
      )}
    </Field>
  );
}

interface FoundNoteProps {
  isBusy: boolean;
  onRetry: (() => void) | undefined;
  count: number;
  shown: number;
}

/** State of the search, below its results; also announced. */
function FoundNote({ isBusy, onRetry, count, shown }: FoundNoteProps) {
  const { t } = useTranslation('shell');
  if (onRetry !== undefined && !isBusy) {
    return (
      <div role="status" className={styles.failed}>
        {t('field.combo.failed')}
        <Button variant="quiet" icon="retry" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </div>
    );
  }
  const found = t('field.combo.found', { count });
  const isComplete = !isBusy && count > 0 && shown === count;
  const rest = shown < count ? t('field.combo.more') : found;
  return (
    <div role="status">
      {isComplete ? (
        <VisuallyHidden>{found}</VisuallyHidden>
      ) : (
        <p className={lists.note}>{isBusy ? t('field.combo.busy') : rest}</p>
      )}
    </div>
  );
}
