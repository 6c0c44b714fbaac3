import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { MouseEvent } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { Icon } from '@pazar/ui/icon';
import { fieldElement, focusFirst } from './field-element.ts';
import { fieldOrder } from './field-description.ts';
import styles from './form-frame.module.css';
import type { RecordForm } from './record-form-handle.ts';
import { faultsInTree } from './schema-resolver.ts';

/** Shown after a rejected save: every error, each a link to its field. Announced at once. */
export function ErrorSummary<Values extends FieldValues>({ form }: { form: RecordForm<Values> }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { errors, submitCount } = useFormState({ control: form.control });
  const faults = submitCount === 0 ? [] : faultsInTree(errors);
  const ordered = faults.toSorted(
    ([one], [other]) => fieldOrder(form.fields, one) - fieldOrder(form.fields, other),
  );
  if (ordered.length === 0) return <div role="alert" />;

  const count = ordered.length;
  return (
    <div role="alert" className={styles.summary}>
      <p className={styles.summaryTitle}>
        <Icon name="error" />
        {t('form.faults', { count, number: formatNumber(count, locale) })}
      </p>
      <ul className={styles.faults}>
        {ordered.map(([path, message]) => (
          <li key={path}>
            <FaultLink formId={form.id} path={path}>
              {path === 'root' ? message : `${form.texts.label(path)}: ${message}`}
            </FaultLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link, because it navigates; following it would add a history entry. */
function FaultLink({ formId, path, children }: { formId: string; path: string; children: string }) {
  const element = fieldElement(formId, path);
  if (element === null) return children;
  function go(event: MouseEvent): void {
    event.preventDefault();
    focusFirst(formId, [path]);
  }
  return (
    <a href={`#${element.id}`} className={styles.faultLink} onClick={go}>
      {children}
    </a>
  );
}
