import type { Locale } from '@pazar/contracts/locale';
import type { Certification } from '@pazar/contracts/product-traits';
import { dayText } from '@pazar/format/day-text';
import { formatList } from '@pazar/format/list';
import type { TFunction } from 'i18next';

/** Certificates in words: `Organic MK-12 (valid until 31/12/2026), Halal`. */
export function certificateTexts(
  certifications: readonly Certification[],
  { t, locale }: { t: TFunction<'catalog'>; locale: Locale },
): string {
  return formatList(
    certifications.map(({ type, number, validTo }) => {
      const certificate = [t(`certificate.${type}`), number].filter(Boolean).join(' ');
      if (!validTo) return certificate;
      return t('certification.until', { certificate, day: dayText(validTo, locale) });
    }),
    locale,
  );
}
