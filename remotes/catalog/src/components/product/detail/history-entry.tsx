import type { FieldChange, ProductHistoryEntry } from '@pazar/contracts/product-history';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { formatDateTime } from '@pazar/format/date';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { isHistoryAction, isHistoryField } from '../../../model/product/history-words.ts';
import { restorePatch } from '../../../model/product/restore-field.ts';
import styles from './history-entry.module.css';

export interface HistoryEntryProps {
  entry: ProductHistoryEntry;
  product: ProductDetail;
  fieldText: (field: string, value: unknown) => string;
  isBusy: boolean;
  onRestore: (change: FieldChange) => void;
}

/** One thing that was done to a product: who, when, and each field before and after. */
export function HistoryEntry({ entry, product, fieldText, isBusy, onRestore }: HistoryEntryProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { action, actor, actorRole, at, changes, reason } = entry;
  const what = isHistoryAction(action) ? t(`product.history.${action}`) : action;
  const who = actor ?? t(`product.history.by.${actorRole}`);
  const fieldName = (field: string) =>
    isHistoryField(field) ? t(`product.field.${field}`) : field;
  const canRestore = (change: FieldChange) =>
    action === 'product.update' &&
    product.status !== 'ARCHIVED' &&
    restorePatch(change, product) !== null;

  return (
    <article className={styles.entry}>
      <header className={styles.head}>
        <h2 className={styles.what}>{what}</h2>
        <p className={styles.who}>
          {who} · <time dateTime={at}>{formatDateTime(at, locale)}</time>
        </p>
      </header>
      {reason !== null && <q>{reason}</q>}
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map((change) => (
            <div key={change.field} className={styles.change}>
              <dt className={styles.field}>{fieldName(change.field)}</dt>
              <dd className={styles.values}>
                <del className={styles.before}>
                  <VisuallyHidden>{t('product.history.before')}</VisuallyHidden>
                  {fieldText(change.field, change.before)}
                </del>
                <span aria-hidden="true">→</span>
                <ins className={styles.after}>
                  <VisuallyHidden>{t('product.history.after')}</VisuallyHidden>
                  {fieldText(change.field, change.after)}
                </ins>
              </dd>
              {canRestore(change) && (
                <dd>
                  <Button variant="quiet" isBusy={isBusy} onClick={() => onRestore(change)}>
                    {t('product.history.restore')}
                    <VisuallyHidden>{fieldName(change.field)}</VisuallyHidden>
                  </Button>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
