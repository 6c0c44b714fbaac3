import { type DeclaredText, namesOf } from '@pazar/contracts/declared-text';
import { locationTexts } from '@pazar/contracts/record-texts';
import { inItsLanguage } from '@pazar/format/text-language';
import { municipalityName } from '@pazar/geography/municipalities';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { DescriptionList } from '@pazar/ui/description-list';
import { LocalizedText } from '@pazar/ui/localized-text';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { PageSection } from '@pazar/ui/page-section';
import { DeliveryPart } from '../components/location/delivery-part.tsx';
import { HoursPart } from '../components/location/hours-part.tsx';
import { PicturesPart } from '../components/location/pictures-part.tsx';
import { useLocation } from '../components/location/use-location.ts';
import { settlementText } from '../model/settlement-text.ts';
import styles from './location-overview-page.module.css';

/** What was entered about a location; what was left empty is left out. */
export function LocationOverviewPage() {
  return (
    <>
      <div className={styles.where}>
        <div className={styles.beside}>
          <Facts />
          <OnTheMap />
        </div>
      </div>
      <div className={styles.where}>
        <div className={styles.halves}>
          <HoursPart />
          <DeliveryPart />
        </div>
      </div>
      <PicturesPart />
    </>
  );
}

/** A text that can be called, written to or opened. */
function linked({ type }: Pick<DeclaredText, 'type'>, text: string | null): ReactNode {
  if (text === null || type === undefined) return text;
  if (type === 'url')
    return (
      <a href={text} rel="noreferrer">
        {text}
      </a>
    );
  return <a href={`${type === 'tel' ? 'tel' : 'mailto'}:${text}`}>{text}</a>;
}

function Facts() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const location = useLocation();
  const { address, publicPrecision, notes, notesIn } = location;
  const facts: readonly (readonly [term: string, detail: ReactNode])[] = [
    [
      t('location.field.address'),
      [address.line1, settlementText(address, locale)].filter(Boolean).join(', '),
    ],
    [t('location.address.municipalityCode'), municipalityName(address.municipalityCode, locale)],
    [t('location.field.publicPrecision'), t(`location.precision.${publicPrecision}`)],
    ...namesOf(locationTexts).map((name) => {
      const { label, ...text }: DeclaredText = locationTexts[name];
      return [label[locale], linked(text, location[name])] as const;
    }),
    [
      t('location.field.notes'),
      notes && (
        <span className={styles.lines}>
          <LocalizedText text={notesIn ?? inItsLanguage(notes)} locale={locale} />
        </span>
      ),
    ],
  ];
  return (
    <PageSection title={t('location.overview.facts')}>
      <DescriptionList
        items={facts.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]))}
      />
    </PageSection>
  );
}

/** As large and as close as the specification has a map: 500 pixels each way, and zoom 17. */
function OnTheMap() {
  const { t } = useTranslation('locations');
  const { id, name, lat, lng } = useLocation();
  if (lat === null || lng === null) return null;
  return (
    <PageSection title={t('location.overview.map')}>
      <PlaceMap
        label={t('location.overview.mapOf', { name })}
        pins={[{ key: id, position: { lat, lng }, label: name, tone: 'accent' }]}
      />
    </PageSection>
  );
}
