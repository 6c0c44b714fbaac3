import { useTranslation } from 'react-i18next';
import { Icon } from '../../icon/icon.tsx';
import styles from './tags-field.module.css';

interface TagListProps {
  /** The kind of tags; the list's name. */
  label: string;
  tags: readonly { readonly value: string; readonly label: string }[];
  onRemove: (value: string) => void;
  disabled?: boolean | undefined;
}

/** The entered or selected tags, each with a button that removes it; empty without tags. */
export function TagList({ label, tags, onRemove, disabled }: TagListProps) {
  const { t } = useTranslation('shell');
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.value} className={styles.tag}>
          {tag.label}
          <button
            type="button"
            className={styles.remove}
            aria-label={t('field.tags.remove', { tag: tag.label })}
            disabled={disabled}
            onClick={() => onRemove(tag.value)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
