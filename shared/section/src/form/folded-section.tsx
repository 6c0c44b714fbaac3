import type { ReactNode } from 'react';
import { type FieldPath as NameIn, type FieldValues, useWatch } from 'react-hook-form';
import { Icon } from '@pazar/ui/icon';
import styles from './form-section.module.css';
import type { RecordForm } from './record-form-handle.ts';

export interface FoldedSectionProps<Values extends FieldValues> {
  form: RecordForm<Values>;
  /** Target of links, such as `season`. A link to it unfolds it. */
  anchor: string;
  title: string;
  /** Its fields: their values are shown beside the title. */
  names: readonly NameIn<Values>[];
  /** Shown when all of them are empty: "All year". Default nothing. */
  none?: string;
  /** Starts unfolded, as for a new record. Default false. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * Fields that few records need, folded into one line that shows their values. A link or an error of
 * one of the fields unfolds it. The typed values stay when it is folded again.
 */
export function FoldedSection<Values extends FieldValues>(props: FoldedSectionProps<Values>) {
  const { anchor, title, isOpen = false, children } = props;
  return (
    <details open={isOpen} className={styles.folded}>
      {/* Not on the details: with a tabIndex of -1 they would keep Tab from all that is in them. */}
      <summary id={anchor} className={styles.fold}>
        <Icon name="next" />
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.held}>
          <Held {...props} />
        </span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

/** The fields' values as text. Renders again when one of them changes. */
function Held<Values extends FieldValues>({ form, names, none = '' }: FoldedSectionProps<Values>) {
  const values: unknown[] = useWatch({ control: form.control, name: names });
  const texts = names.flatMap((name, index) => {
    const value = values[index];
    if (isEmpty(value)) return [];
    return `${form.texts.label(name)}: ${form.texts.show(name, value)}`;
  });
  return texts.length === 0 ? none : texts.join(' · ');
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
  );
}
