import type { AuditEntry } from '@pazar/contracts/management';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import type { LoggedChange } from '@pazar/ui/record/change-log';
import { addressOf } from '../../model/address-of.ts';
import { fieldName, fieldText } from './field-texts.ts';

/** An event of the audit as a change with each field before and after, in words. */
export function useLoggedChange(): (entry: AuditEntry) => LoggedChange {
  const { t } = useTranslation('management');
  const locale = useLocale();
  return ({ before, after, name, label, actor, ...entry }) => {
    const isFeminine = entry.entity === 'location' || entry.entity === 'promotion';
    const context = { t, locale, isFeminine, currency: after?.['currency'] };
    const fields = [...new Set(Object.keys({ ...before, ...after }))];
    return {
      ...entry,
      label: name === null ? label : readLocalizedText(name, locale).text,
      href: addressOf(entry),
      actor: actor?.displayName ?? null,
      fields: fields.map((field) => ({
        field,
        label: fieldName(context, field) ?? t('field.other'),
        before: fieldText(context, field, before?.[field]),
        after: fieldText(context, field, after?.[field]),
      })),
    };
  };
}
