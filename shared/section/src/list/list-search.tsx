import { useTranslation } from 'react-i18next';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { Icon } from '@pazar/ui/icon';
import { IconButton } from '@pazar/ui/icon-button';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import styles from './list-search.module.css';

/** Long enough that a word is one request. */
const pause = 250;

export interface ListSearchProps {
  /** The search text in the URL. */
  value: string;
  /** The searched fields: "Name, code, tag". */
  placeholder: string | undefined;
  onSearch: (text: string) => void;
  ref?: Ref<{ focus: () => void }>;
}

/** The search box of a list. Typed text shows at once; the list follows when typing pauses. */
export function ListSearch({ value, placeholder, onSearch, ref }: ListSearchProps) {
  const { t } = useTranslation('shell');
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    focus() {
      input.current?.focus();
      input.current?.select();
    },
  }));
  // The back button, or a view, has changed the search.
  if (value !== shown) {
    setShown(value);
    if (value !== text.trim()) setText(value);
  }

  const search = useEffectEvent(onSearch);
  const isSearched = text.trim() === value;
  useEffect(
    function searchAfterPause() {
      if (isSearched) return undefined;
      const timer = setTimeout(() => search(text), pause);
      return () => clearTimeout(timer);
    },
    [text, isSearched],
  );

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <Icon name="search" />
      <label className={styles.searchLabel}>
        <VisuallyHidden>{t('list.search')}</VisuallyHidden>
        <input
          ref={input}
          type="search"
          className={styles.searchInput}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {text === '' && (
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      )}
      {text !== '' && (
        <IconButton
          icon="close"
          label={t('list.clearSearch')}
          onClick={() => {
            setText('');
            onSearch('');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}
