import { useTranslation } from 'react-i18next';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import type { FieldProps, ListProps } from '../../input/field-props.ts';
import { Field, fieldHead } from '../../input/field/field.tsx';
import { TagList } from './tag-list.tsx';
import styles from './tags-field.module.css';

export interface TagsFieldProps extends FieldProps, ListProps<string, HTMLInputElement> {
  /** The largest number of tags; shown beside the label. */
  max?: number | undefined;
}

/**
 * Short free texts. Value: the tags in the order of entry, without duplicates. Enter, a comma or
 * blur adds the typed text; Backspace in the empty field removes the last one.
 */
export function TagsField({ value, onChange, onBlur, max, ...props }: TagsFieldProps) {
  const [head, rest] = fieldHead(props);
  const { t } = useTranslation('shell');
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);

  function add(typed: string): void {
    const next = addTags(value, typed);
    setText('');
    if (next.length === value.length) return;
    setSaid(t('field.tags.added', { tag: next.slice(value.length).join(', ') }));
    onChange(next);
  }
  function remove(tag: string): void {
    setSaid(t('field.tags.removed', { tag }));
    onChange(value.filter((one) => one !== tag));
    // The button that had the focus is gone with its tag.
    box.current?.querySelector('input')?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === ',' || (event.key === 'Enter' && text.trim() !== '')) {
      event.preventDefault();
      add(text);
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      setText(last);
      remove(last);
    }
  }
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  }

  const used = max === undefined ? undefined : t('field.tags.used', { used: value.length, max });
  return (
    <Field {...head} aside={used}>
      {(wiring) => (
        <div ref={box} className={styles.box}>
          <TagList
            label={head.label}
            tags={value.map((tag) => ({ value: tag, label: tag }))}
            onRemove={remove}
            disabled={rest.disabled}
          />
          <input
            {...rest}
            {...wiring}
            className={styles.input}
            autoComplete="off"
            enterKeyHint="done"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => {
              add(text);
              onBlur?.();
            }}
          />
          <span role="status">
            <VisuallyHidden>{said}</VisuallyHidden>
          </span>
        </div>
      )}
    </Field>
  );
}

/** Appends the tags of a typed or pasted text, without duplicates, ignoring case. */
function addTags(tags: readonly string[], text: string): string[] {
  const all = [...tags];
  const keys = new Set(tags.map((tag) => tag.toLowerCase()));
  for (const part of text.split(/[,;\n]/)) {
    const tag = part.trim().replaceAll(/\s+/g, ' ').normalize('NFC');
    if (tag === '' || keys.has(tag.toLowerCase())) continue;
    keys.add(tag.toLowerCase());
    all.push(tag);
  }
  return all;
}
