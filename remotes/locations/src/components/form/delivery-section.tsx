import type { ServiceArea } from '@pazar/contracts/location-input';
import { municipalityName, membersOf } from '@pazar/geography/municipalities';
import { municipalitiesWithin } from '@pazar/geography/municipalities-within';
import { formatList } from '@pazar/format/list';
import { municipalityList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { FormField } from '@pazar/ui/form/form-field';
import { FormSection } from '@pazar/ui/form/form-section';
import { MultiCombo } from '@pazar/ui/input/multi-combo';
import { NumberField } from '@pazar/ui/input/number-field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { Quiet, Stack } from '@pazar/ui/record/layout';
import { useState } from 'react';
import { areaOfKind, deliveryKinds, deliveryOf } from '../../model/delivery.ts';
import { areaText } from '../area-text.ts';
import { deliveryContent } from '../delivery-content.ts';
import { usePin } from './pin-section.tsx';
import type { PlaceForm } from './place-fields.ts';
import styles from './place-form.module.css';

/** Pixels: it stands below the form's other map. */
const mapHeight = 360;

/** Where it delivers, on the map and in words. */
export function DeliverySection({ form }: { form: PlaceForm }) {
  const { t } = useTranslation('locations');
  return (
    <FormSection anchor="delivery" title={t('location.form.delivery')}>
      <div className={styles.wide}>
        <FormField form={form} name="serviceArea">
          {({ value, onChange, ...field }) => (
            <Stack>
              <DeliveryFields form={form} area={value} onChange={onChange} field={field} />
            </Stack>
          )}
        </FormField>
      </div>
    </FormSection>
  );
}

interface DeliveryFieldsProps {
  form: PlaceForm;
  area: ServiceArea;
  onChange: (area: ServiceArea) => void;
  field: { id: string; label: string; error: string | undefined };
}

function DeliveryFields({ form, area, onChange, field }: DeliveryFieldsProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const pin = usePin(form);
  const { rows, notice } = useChoices(municipalityList(useHttp()));
  // What was entered of another kind is there again when that kind is chosen again.
  const [entered, setEntered] = useState(() => deliveryOf(area));
  function enter(over: Partial<typeof entered>): void {
    const next = { ...entered, ...over };
    setEntered(next);
    onChange(areaOfKind(area.type, next));
  }
  function toggle(code: string): void {
    const { codes } = entered;
    enter({ codes: codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code] });
  }
  const isByMunicipality = area.type === 'MUNICIPALITIES' || area.type === 'BOTH';
  return (
    <>
      <RadioGroup
        {...field}
        value={area.type}
        onChange={(type) => onChange(areaOfKind(type, entered))}
        options={deliveryKinds.map((value) => ({
          value,
          label: t(`location.deliveryKind.${value}`),
        }))}
      />
      {'radiusKm' in area && (
        <NumberField
          label={t('location.form.radius')}
          decimals={1}
          value={area.radiusKm}
          onChange={(radiusKm) => enter({ radiusKm: radiusKm ?? Number.NaN })}
        />
      )}
      {isByMunicipality && (
        <>
          <MultiCombo
            label={t('location.form.municipalities')}
            hint={t('location.form.municipalitiesHint')}
            value={entered.codes}
            onChange={(codes) => enter({ codes })}
            options={rows.map(({ code, name }) => ({ value: code, label: name[locale] }))}
          />
          {notice}
        </>
      )}
      {area.type !== 'NONE' && (
        <>
          <p role="status">{areaText(area, { t, locale })}</p>
          {area.type === 'BOTH' && pin !== null && <LeftOut area={area} pin={pin} />}
          <PlaceMap
            label={t('location.form.deliveryMap')}
            height={mapHeight}
            {...deliveryContent(area, pin, t('location.form.pinOf'))}
            {...(isByMunicipality && { onChooseArea: toggle })}
          />
        </>
      )}
    </>
  );
}

interface LeftOutProps {
  area: Extract<ServiceArea, { type: 'BOTH' }>;
  pin: { lat: number; lng: number };
}

/** Names the municipalities that the circle touches and that were not chosen. */
function LeftOut({ area: { radiusKm, codes }, pin }: LeftOutProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const chosen = new Set(codes.flatMap(membersOf));
  const others = municipalitiesWithin(pin, radiusKm || 0).filter((code) => !chosen.has(code));
  if (others.length === 0) return null;
  const names = others.map((code) => municipalityName(code, locale));
  return <Quiet>{t('location.form.leftOut', { names: formatList(names, locale) })}</Quiet>;
}
