import { type LocationInput } from '@pazar/contracts/location-input';
import { openingExceptionSchema } from '@pazar/contracts/opening-exceptions';
import { seasonSchema } from '@pazar/contracts/season';
import { weeklyHoursSchema } from '@pazar/contracts/opening-hours';
import * as z from '@pazar/contracts/schema';
import { formatDistance } from '@pazar/format/distance';
import { municipalityName } from '@pazar/geography/municipalities';
import { pinOutside } from '@pazar/geography/pin-outside';
import { pinWarning } from '@pazar/geography/pin-warning';
import type { Position } from '@pazar/geography/position';
import { settlementFor } from '@pazar/section/settlement-for';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import type { Locale } from '@pazar/contracts/locale';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { InfoCard } from '@pazar/ui/info-card';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { Stack } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import { isReadable } from '../../model/delivery.ts';
import { municipalityBeside } from '../../model/municipality-beside.ts';
import { areaText } from '../area-text.ts';
import { openText } from '../open-text.ts';
import { useNow } from '../use-now.ts';
import type { LocationForm } from './location-fields.ts';
import { seenByCustomers } from './seen-by-customers.ts';
import { usePin } from './use-pin.ts';

/** Beside the form, while it is edited: the customers' view, the complete facts and the faults. */
export function FormInfo({ form, children }: { form: LocationForm; children?: ReactNode }) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const pin = usePin(form);
  const name = useFormValue(form, 'name');
  const address = useFormValue(form, 'address');
  const precision = useFormValue(form, 'publicPrecision');
  const area = useFormValue(form, 'serviceArea');
  const now = useNow();
  const checked: Checked = {
    pin,
    address,
    precision,
    type: useFormValue(form, 'type'),
    openingHours: useFormValue(form, 'openingHours'),
    byAppointment: useFormValue(form, 'byAppointment'),
    phone: useFormValue(form, 'phone'),
  };
  const { data: hours } = hoursSchema.safeParse({
    openingHours: checked.openingHours,
    exceptions: useFormValue(form, 'exceptions'),
    season: useFormValue(form, 'season'),
  });
  const place = { ...checked, status: 'ACTIVE' } as const;
  const open = hours === undefined ? null : openText({ ...place, ...hours }, { t, locale, now });
  const where = [settlementFor(address, locale), municipalityBeside(address, locale)].filter(
    Boolean,
  );
  return (
    <InfoBar>
      <InfoCard title={t('location.form.customersTitle')}>
        <Stack>
          {pin !== null && (
            <PlaceMap
              // Another choice is shown as a whole, wherever the map was moved to.
              key={precision}
              label={t('location.form.customersMap')}
              width="100%"
              height={glanceHeight}
              {...seenByCustomers(pin, {
                precision,
                label: t('location.form.customersPin'),
                code: address.municipalityCode,
              })}
            />
          )}
          <InfoLines>
            <InfoLine name={name} detail={where.join(', ')}>
              {t(`location.precision.${precision}`)}
            </InfoLine>
            {open !== null && <InfoLine tone={open.isOpen ? 'good' : 'quiet'} name={open.text} />}
            {isReadable(area) && <InfoLine detail={areaText(area, { t, locale })} />}
          </InfoLines>
        </Stack>
      </InfoCard>
      <InfoCard title={t('location.form.checks')}>
        <InfoLines>
          {checksOf(checked, { t, locale }).map(({ text, fix }) => (
            <InfoLine key={text} tone={fix === undefined ? 'good' : 'attention'} name={text}>
              {fix !== undefined && (
                <TextLink to={`#${fix}`}>{t(`location.form.fix.${fix}`)}</TextLink>
              )}
            </InfoLine>
          ))}
        </InfoLines>
      </InfoCard>
      {children}
    </InfoBar>
  );
}

/** Hours that are typed are none until they are whole. */
const hoursSchema = z.object({
  openingHours: z.nullable(weeklyHoursSchema),
  exceptions: z.array(openingExceptionSchema),
  season: z.nullable(seasonSchema),
});

/** In pixels: beside the pin's own map, this one is a glance. */
const glanceHeight = 180;

type Checked = Pick<
  LocationInput,
  'address' | 'type' | 'openingHours' | 'byAppointment' | 'phone'
> & {
  readonly pin: Position | null;
  readonly precision: LocationInput['publicPrecision'];
};

interface Check {
  readonly text: string;
  /** The field where it is put right; none where all is well. */
  readonly fix?: 'lat' | 'phone' | 'openingHours';
}

/** Where customers come to buy or to fetch. */
const visited: readonly LocationInput['type'][] = ['STORE', 'MARKET_STALL', 'PICKUP_POINT'];

function checksOf(
  { pin, address, precision, type, openingHours, byAppointment, phone }: Checked,
  words: { t: TFunction<'locations'>; locale: Locale },
): Check[] {
  const { t, locale } = words;
  const name = municipalityName(address.municipalityCode, locale);
  const isApprox = precision === 'APPROX' && pin !== null && name !== '';
  const lacksHours = visited.includes(type) && openingHours === null && !byAppointment;
  return [
    ...pinChecks(pin, address, words),
    ...(isApprox ? [{ text: t('location.form.check.circle', { name }) }] : []),
    ...(lacksHours ? [{ text: t('location.warning.no_hours'), fix: 'openingHours' as const }] : []),
    ...(byAppointment && phone === null
      ? [{ text: t('location.form.check.phone'), fix: 'phone' as const }]
      : []),
  ];
}

/** Whether the pin is where the address says. Of an address that has no municipality yet, nothing is said. */
function pinChecks(
  pin: Position | null,
  address: LocationInput['address'],
  { t, locale }: { t: TFunction<'locations'>; locale: Locale },
): Check[] {
  const warning = pinWarning(pin, address);
  if (warning !== null) {
    const { distanceKm = null } = (pin && pinOutside(pin, address.municipalityCode)) ?? {};
    const distance = distanceKm === null ? '' : ` (${formatDistance(distanceKm, locale)})`;
    return [{ text: `${t(`location.warning.${warning}`)}${distance}`, fix: 'lat' }];
  }
  if (address.municipalityCode === '' || address.country !== 'MK') return [];
  const name = municipalityName(address.municipalityCode, locale);
  return [{ text: t('location.form.check.inside', { name }) }];
}
