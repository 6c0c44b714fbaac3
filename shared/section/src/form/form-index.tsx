import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { FieldPath } from '../json/changed-paths.ts';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { focusPart } from './field-element.ts';
import styles from './form-index.module.css';
import type { RecordForm } from './record-form-handle.ts';
import { faultsInTree } from './schema-resolver.ts';
import { useFormValues } from './use-form-values.ts';

/** One section of a form. */
export interface FormPart<Values> {
  /** The anchor of its `FormSection` or `FoldedSection`. */
  readonly anchor: string;
  readonly title: string;
  /** The fields in it. */
  readonly names: readonly (keyof Values & string)[];
}

export interface FormIndexProps<Values extends FieldValues> {
  form: RecordForm<Values>;
  /** In the order of the page. */
  parts: readonly FormPart<Values>[];
  /** The paths that the record still lacks, such as the requirements for publishing. */
  missing: (values: Values) => readonly FieldPath[];
}

/**
 * The sections of a long form as links, each with the number of incomplete fields: after a rejected
 * save the errors, before it the missing values. On a large screen it is sticky.
 */
export function FormIndex<Values extends FieldValues>(props: FormIndexProps<Values>) {
  const { form, parts, missing } = props;
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const values = useFormValues(form);
  const { errors, submitCount } = useFormState({ control: form.control });
  const faults = submitCount === 0 ? [] : faultsInTree(errors).map(([path]) => path);
  const lacking = missing(values);

  return (
    <nav className={styles.index} aria-label={t('form.index')}>
      <div className={styles.parts}>
        {parts.map(({ anchor, title, names }) => {
          const wrong = countIn(names, faults);
          const count = wrong || countIn(names, lacking);
          const number = formatNumber(count, locale);
          return (
            <a
              key={anchor}
              href={`#${anchor}`}
              className={styles.part}
              onClick={(event) => {
                // Following it would make an entry in the history.
                event.preventDefault();
                focusPart(anchor);
              }}
            >
              {title}
              {count > 0 && (
                <span className={styles.count} data-wrong={wrong > 0}>
                  <span aria-hidden="true">{number}</span>
                  <VisuallyHidden>
                    {t(wrong > 0 ? 'form.indexWrong' : 'form.indexMissing', { count, number })}
                  </VisuallyHidden>
                </span>
              )}
            </a>
          );
        })}
      </div>
    </nav>
  );
}

const countIn = (names: readonly string[], paths: readonly FieldPath[]) =>
  paths.filter((path) => names.includes(path.split('.')[0] ?? '')).length;
