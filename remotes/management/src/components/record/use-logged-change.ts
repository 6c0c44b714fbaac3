import type { AuditEntry } from '@pazar/contracts/management';
import type { Merged } from '@pazar/section/merge-events';
import type { LoggedChange } from '@pazar/section/record/change-log';
import { changedMembers } from '../../model/changed-members.ts';
import { useMunicipalityNames } from '../../model/use-municipality-names.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import { fieldName, fieldText } from '../../model/field-texts.ts';

const sections: Readonly<Record<string, string>> = {
  agent: 'agents',
  product: 'products',
  lot: 'produce',
  location: 'locations',
  promotion: 'promotions',
};

/** Where management reads what an event of the audit is about; undefined where it has no page. */
function addressOf(event: Pick<AuditEntry, 'entity' | 'entityId' | 'action'>): string | undefined {
  const { entity, entityId, action } = event;
  const section = Object.hasOwn(sections, entity) ? sections[entity] : undefined;
  const isGone = action.endsWith('.delete');
  if (section === undefined || entityId === null || isGone) return undefined;
  return `/management/${section}/${entityId}`;
}

/** An event of the audit as a change with each field before and after, in words. */
export function useLoggedChange(): (entry: AuditEntry | Merged<AuditEntry>) => LoggedChange {
  const words = useFormatters();
  const nameOf = useMunicipalityNames();
  return ({ before, after, name, label, actor, ...entry }) => {
    const isFeminine = entry.entity === 'location' || entry.entity === 'promotion';
    const context = { ...words, isFeminine, nameOf, currency: after?.['currency'] };
    return {
      ...entry,
      label: name === null ? label : words.localized(name),
      href: addressOf(entry),
      actor: actor?.displayName ?? null,
      fields: changedMembers(before, after).map(([field, was, is]) => ({
        field,
        label: fieldName(context, field) ?? words.t('field.other'),
        before: fieldText(context, field, was),
        after: fieldText(context, field, is),
      })),
    };
  };
}
