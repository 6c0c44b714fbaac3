import type { LotDetail } from '@pazar/contracts/produce-detail';
import { namesOf } from '@pazar/contracts/declared-text';
import { lotTexts } from '@pazar/contracts/record-texts';
import { useFormatters } from '@pazar/section/use-formatters';
import { DescriptionList } from '@pazar/ui/description-list';
import { PageSection } from '@pazar/ui/page-section';
import { certificateTexts } from '../../certificates/certificate-texts.ts';

/** What was entered about a lot; what was left empty is left out. */
export function LotFacts({ lot }: { lot: LotDetail }) {
  const { t, locale, ...format } = useFormatters('catalog');
  const day = (value: string | null) => (value === null ? null : format.day(value));
  const { area, origin, expectedFrom, expectedTo, qualityClass, lossReason } = lot;
  const expected = [day(expectedFrom), day(expectedTo)].filter((part) => part !== null);
  const facts = {
    origin: t(`produce.origin.${origin}`),
    supplierName: lot.supplierName,
    receivedOn: day(lot.receivedOn),
    locationId: lot.locationName,
    area: area === null ? null : format.quantity(area.quantity, area.unit),
    plantedOn: day(lot.plantedOn),
    expectedFrom: expected.length === 0 ? null : expected.join(' – '),
    qualityClass: qualityClass === null ? null : t(`produce.quality.${qualityClass}`),
    bestBefore: day(lot.bestBefore),
    seasonYear: String(lot.seasonYear),
    certifications:
      lot.certifications.length === 0 ? null : certificateTexts(lot.certifications, { t, locale }),
    lossReason:
      lossReason === null
        ? null
        : [t(`produce.loss.${lossReason}`), lot.lossNote].filter(Boolean).join(': '),
  };
  // The keys are those of the object above.
  const keys = Object.keys(facts) as (keyof typeof facts)[];

  return (
    <PageSection title={t('produce.facts.title')} isLandmark={false}>
      <DescriptionList
        items={[
          ...keys.map((key) => ({ term: t(`produce.field.${key}`), detail: facts[key] })),
          ...namesOf(lotTexts).map((name) => ({
            term: lotTexts[name].label[locale],
            detail: lot[name],
          })),
        ]}
      />
    </PageSection>
  );
}
