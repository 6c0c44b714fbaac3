import { locationTexts } from '@pazar/contracts/record-texts';
import { municipalityName } from '@pazar/geography/municipalities';
import { settlementFor } from '@pazar/section/settlement-for';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '@pazar/ui/description-list';
import { LocalizedText } from '@pazar/ui/localized-text';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { Note } from '@pazar/ui/note';
import { Quiet } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { areaText } from '../components/area-text.ts';
import { seenByCustomers } from '../components/form/seen-by-customers.ts';
import { HoursPart } from '../components/location/hours-part.tsx';
import { PicturesPart } from '../components/location/pictures-part.tsx';
import { useLocation } from '../components/location/use-location.ts';
import { openText } from '../components/open-text.ts';
import { useNow } from '../components/use-now.ts';
import { municipalityBeside } from '../model/municipality-beside.ts';
import styles from './location-overview-page.module.css';

/** What customers see of a location, and nothing else of it. */
export function LocationCustomerPage() {
  const { t } = useTranslation('locations');
  const { status } = useLocation();
  if (status === 'ARCHIVED') return <Note title={t('location.customer.archived')} />;
  return (
    <>
      <Where />
      <HoursPart />
      <PicturesPart />
    </>
  );
}

function Where() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const now = useNow();
  const location = useLocation();
  const { name, type, address, publicPrecision, phone, email, website, notesIn } = location;
  const isExact = publicPrecision === 'EXACT';
  const places =
    publicPrecision === 'HIDDEN'
      ? [municipalityName(address.municipalityCode, locale)]
      : [
          isExact ? address.line1 : null,
          settlementFor(address, locale),
          municipalityBeside(address, locale),
        ];
  const label = (text: keyof typeof locationTexts) => locationTexts[text].label[locale];
  const facts = [
    [t('location.field.type'), t(`location.type.${type}`)],
    [t('location.field.address'), places.filter(Boolean).join(', ')],
    [t('location.column.today'), openText(location, { t, locale, now }).text],
    [t('location.form.delivery'), areaText(location.serviceArea, { t, locale })],
    [label('phone'), phone],
    [label('email'), email],
    [label('website'), website],
    [
      t('location.field.notes'),
      notesIn && (
        <span className={styles.lines}>
          <LocalizedText text={notesIn} locale={locale} />
        </span>
      ),
    ],
  ] as const;
  return (
    <PageSection title={name}>
      <div className={styles.where}>
        <div className={styles.beside}>
          <DescriptionList
            items={facts.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]))}
          />
          <CustomersMap />
        </div>
      </div>
    </PageSection>
  );
}

/** In pixels. */
const mapHeight = 320;

/** The map as customers have it: never the pin itself where it is not exact. */
function CustomersMap() {
  const { t } = useTranslation('locations');
  const { name, address, lat, lng, publicPrecision: precision } = useLocation();
  if (lat === null || lng === null) return <Quiet>{t('location.customer.unplaced')}</Quiet>;
  return (
    <div>
      <PlaceMap
        label={t('location.customer.map', { name })}
        width="100%"
        height={mapHeight}
        {...seenByCustomers(
          { lat, lng },
          { precision, label: name, code: address.municipalityCode },
        )}
      />
      {precision === 'HIDDEN' && <Quiet>{t('location.customer.hidden')}</Quiet>}
    </div>
  );
}
