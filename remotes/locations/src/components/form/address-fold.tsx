import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedSection } from '@pazar/section/form/folded-section';
import { useIsPhone } from '@pazar/ui/use-is-phone';
import type { LocationForm } from './location-fields.ts';

interface AddressFoldProps {
  form: LocationForm;
  children: ReactNode;
}

/**
 * The address of a new location on a phone: the pin fills it in, so that only name and kind are left to enter in a
 * field. It unfolds when a value is missing.
 */
export function AddressFold({ form, children }: AddressFoldProps) {
  const { t } = useTranslation('locations');
  const isPhone = useIsPhone();
  if (!form.isNew || !isPhone) return children;
  return (
    <FoldedSection
      form={form}
      anchor="address"
      title={t('location.form.address')}
      names={['address.settlementIn', 'address.municipalityCode', 'address.line1']}
      none={t('location.form.addressHint')}
    >
      {children}
    </FoldedSection>
  );
}
