import { useTranslation } from 'react-i18next';
import { type MouseEvent, useRef } from 'react';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import controls from '../../input/field/field.module.css';
import { FieldGroup } from '../../input/field/field-group.tsx';
import { fieldHead } from '../../input/field/field.tsx';
import type { MultiComboProps } from '../multi-combo/multi-combo.tsx';
import styles from './multi-rows.module.css';
import { MultiSearch } from '../multi-combo/multi-search.tsx';
import { useMultiCombo } from '../multi-combo/use-multi-combo.ts';

export interface MultiRowsProps extends Omit<MultiComboProps, 'placeholder'> {
  /** Name of the search field, and its text while it is empty: "Add a lot". */
  addLabel: string;
  /** Which options there are before anything is typed; below them. */
  searchHint?: string | undefined;
}

/**
 * Any number of options, each a row with its detail and a button that removes it, and a search
 * field that adds another one. Value: the selected options' values in the order of selection. After
 * a removal the next row has the focus, or the search field.
 */
export function MultiRows({
  value,
  onChange,
  onBlur,
  options,
  onQuery,
  hasMore = false,
  isBusy = false,
  onRetry,
  selected = [],
  addLabel,
  searchHint,
  ...props
}: MultiRowsProps) {
  const [head, rest] = fieldHead(props);
  const { t } = useTranslation('shell');
  const box = useRef<HTMLDivElement>(null);
  const combo = useMultiCombo({
    value,
    onChange,
    options: options.filter((option) => !value.includes(option.value)),
    selected: [...selected, ...options],
    onQuery,
  });

  function remove(removed: string, event: MouseEvent<HTMLElement>): void {
    const next = event.currentTarget.closest('li')?.nextElementSibling?.querySelector('button');
    (next ?? box.current?.querySelector('input'))?.focus();
    combo.remove(removed);
  }

  return (
    <FieldGroup {...head}>
      {({ id, 'aria-invalid': isWrong }) => (
        <div
          className={styles.field}
          onBlur={(event) => {
            if (box.current?.contains(event.relatedTarget) !== true) combo.close();
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          {combo.chosen.length > 0 && (
            <ul className={styles.rows} aria-label={head.label}>
              {combo.chosen.map((row) => (
                <li key={row.value} className={styles.row}>
                  {row.picture}
                  <span className={styles.label}>{row.label}</span>
                  {row.detail !== undefined && <span className={styles.detail}>{row.detail}</span>}
                  <IconButton
                    icon="close"
                    label={t('field.tags.remove', { tag: row.label })}
                    disabled={rest.disabled}
                    onClick={(event) => remove(row.value, event)}
                  />
                </li>
              ))}
            </ul>
          )}
          <div ref={box}>
            <MultiSearch
              {...rest}
              id={id}
              aria-invalid={isWrong}
              aria-label={addLabel}
              placeholder={addLabel}
              combo={combo}
              label={head.label}
              anchor={box}
              className={controls.control}
              hasMore={hasMore}
              isBusy={isBusy}
              onRetry={onRetry}
              searchHint={searchHint}
            />
          </div>
          <span role="status">
            <VisuallyHidden>{combo.announcement}</VisuallyHidden>
          </span>
        </div>
      )}
    </FieldGroup>
  );
}
