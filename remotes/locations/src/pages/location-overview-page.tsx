import { describeImage } from '@pazar/contracts/image';
import { weekdays } from '@pazar/contracts/opening-hours';
import { dayNames } from '@pazar/format/calendar-names';
import { formatDate } from '@pazar/format/date';
import { formatMonthDay } from '@pazar/format/month-day';
import { municipalityName } from '@pazar/geography/municipalities';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '@pazar/ui/card-grid';
import { DescriptionList } from '@pazar/ui/description-list';
import { useToday } from '@pazar/ui/input/use-today';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { Stack } from '@pazar/ui/record/layout';
import { PageSection } from '@pazar/ui/record/page-section';
import { Picture } from '@pazar/ui/record/picture';
import { areaText } from '../components/area-text.ts';
import { deliveryContent } from '../components/delivery-content.ts';
import { intervalText, pickupText } from '../components/hours-text.ts';
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
      <Hours />
      <Delivery />
      <Pictures />
    </>
  );
}

function Facts() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { address, publicPrecision, phone, email, website, notes } = useLocation();
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
    'field.notes': notes && <span className={styles.lines}>{notes}</span>,
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

function Hours() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { openingHours, pickupHours, byAppointment, exceptions, season } = useLocation();
  const names = dayNames(locale);
  const today = useToday();
  const coming = exceptions.filter(({ date }) => date >= today);
  const hoursOf = (intervals: Parameters<typeof intervalText>[0]) =>
    intervalText(intervals) || t('location.hours.closed');
  return (
    <PageSection title={t('location.form.hours')}>
      <Stack>
        {openingHours === null ? (
          <p>{t('location.open.unknown')}</p>
        ) : (
          <DescriptionList
            items={weekdays.map((day, index) => ({
              term: names[index] ?? day,
              detail: hoursOf(openingHours[day]),
            }))}
          />
        )}
        {pickupHours.type !== 'NONE' && (
          <p>{t('location.overview.pickup', { hours: pickupText(pickupHours, { t, locale }) })}</p>
        )}
        {byAppointment && <p>{t('location.byAppointment.yes')}</p>}
        {season !== null && (
          <p>
            {t('location.overview.season', {
              from: formatMonthDay(season.from, locale),
              to: formatMonthDay(season.to, locale),
            })}
          </p>
        )}
        {coming.length > 0 && (
          <DescriptionList
            items={coming.map(({ date, intervals, note }) => ({
              term: formatDate(date, locale),
              detail: [hoursOf(intervals), note].filter(Boolean).join(' · '),
            }))}
          />
        )}
      </Stack>
    </PageSection>
  );
}

/** Pixels. */
const mapHeight = 320;

function Delivery() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { serviceArea, lat, lng, name } = useLocation();
  const pin = lat === null || lng === null ? null : { lat, lng };
  return (
    <PageSection title={t('location.form.delivery')}>
      <Stack>
        <p>{areaText(serviceArea, { t, locale })}</p>
        {serviceArea.type !== 'NONE' && (
          <PlaceMap
            label={t('location.form.deliveryMap')}
            width="100%"
            height={mapHeight}
            {...deliveryContent(serviceArea, pin, name)}
          />
        )}
      </Stack>
    </PageSection>
  );
}

/** Of a picture whose shape is not known: its frame cuts it. */
const anySize = { width: 1200, height: 1200 } as const;

function Pictures() {
  const { t } = useTranslation('locations');
  const { imageIds, imageAlts } = useLocation();
  if (imageIds.length === 0) return null;
  return (
    <PageSection title={t('location.field.imageIds')}>
      <CardGrid>
        {imageIds.map((id) => (
          <Picture
            key={id}
            image={{ ...describeImage({ id, ...anySize }), alt: imageAlts[id] ?? null }}
            size={480}
            icon="location"
          />
        ))}
      </CardGrid>
    </PageSection>
  );
}
