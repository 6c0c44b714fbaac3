import { useTranslation } from 'react-i18next';
import { type ComponentProps, type RefObject, useId } from 'react';
import { Button } from '../../button/button.tsx';
import { Floating } from '../../floating/floating.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { ComboBoxList } from '../../input/combo-box/combo-box-list.tsx';
import { ComboInput } from '../../input/combo-box/combo-input.tsx';
import lists from '../../input/combo-box/combo-box.module.css';
import styles from './multi-combo.module.css';
import type { MultiComboState } from './use-multi-combo.ts';

interface MultiSearchProps extends ComponentProps<'input'>, SearchAnswer {
  combo: MultiComboState;
  /** Name of the list of results. */
  label: string;
  /** The results are below it. */
  anchor: RefObject<HTMLElement | null>;
}

/** State of the search for the typed text. */
interface SearchAnswer {
  /** The server has more options than those that are shown. */
  hasMore: boolean;
  /** An answer of the server is awaited. */
  isBusy: boolean;
  /** The last search failed. */
  onRetry: (() => void) | undefined;
  /** Shown below the results as long as nothing is typed. */
  searchHint?: string | undefined;
}

/** The input of a field of many options, and the results below it. */
export function MultiSearch({
  combo,
  label,
  anchor,
  hasMore,
  isBusy,
  onRetry,
  searchHint,
  ...input
}: MultiSearchProps) {
  const listId = useId();
  return (
    <>
      <ComboInput {...input} combo={combo} listId={listId} />
      {combo.isOpen && (
        <Floating anchor={anchor} isAsWide>
          <ComboBoxList id={listId} label={label} combo={combo} isMultiple />
          <FoundNote hasMore={hasMore} isBusy={isBusy} onRetry={onRetry} combo={combo} />
          {searchHint !== undefined && combo.text === '' && (
            <p className={lists.note}>{searchHint}</p>
          )}
        </Floating>
      )}
    </>
  );
}

interface FoundNoteProps extends SearchAnswer {
  combo: MultiComboState;
}

/** State of the search, below its results; also announced. */
function FoundNote({ hasMore, isBusy, onRetry, combo }: FoundNoteProps) {
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
  const { count } = combo;
  const shown = combo.shown.length;
  const found = t('field.combo.found', { count });
  const isCut = hasMore || shown < count;
  const isComplete = !isBusy && count > 0 && !isCut;
  const rest = isCut ? t('field.combo.more') : found;
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
