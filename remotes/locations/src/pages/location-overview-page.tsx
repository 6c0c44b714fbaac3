import { inItsLanguage } from '@pazar/format/text-language';
import { municipalityName } from '@pazar/geography/municipalities';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
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

function Facts() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { address, publicPrecision, phone, email, website, notes, notesIn } = useLocation();
  const facts = {
    'field.address': [address.line1, settlementText(address, locale)].filter(Boolean).join(', '),
    'address.municipalityCode': municipalityName(address.municipalityCode, locale),
    'field.publicPrecision': t(`location.precision.${publicPrecision}`),
    'field.phone': phone && <a href={`tel:${phone}`}>{phone}</a>,
    'field.email': email && <a href={`mailto:${email}`}>{email}</a>,
    'field.website': website && (
      <a href={website} rel="noreferrer">
        {website}
      </a>
    ),
    'field.notes': notes && (
      <span className={styles.lines}>
        <LocalizedText text={notesIn ?? inItsLanguage(notes)} locale={locale} />
      </span>
    ),
  };
  // The keys are those of the object above.
  const keys = Object.keys(facts) as (keyof typeof facts)[];
  return (
    <PageSection title={t('location.overview.facts')}>
      <DescriptionList
        items={keys.flatMap((key) => {
          const detail = facts[key];
          return detail === null ? [] : [{ term: t(`location.${key}`), detail }];
        })}
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
