import type { ServiceArea } from '@pazar/contracts/location-input';
import { municipalityName, membersOf } from '@pazar/geography/municipalities';
import { municipalitiesWithin } from '@pazar/geography/municipalities-within';
import { formatList } from '@pazar/format/list';
import { municipalityList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { FoldedSection } from '@pazar/section/form/folded-section';
import { FormField } from '@pazar/section/form/form-field';
import { MultiCombo } from '@pazar/ui/multi-select/multi-combo';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { Quiet, Stack } from '@pazar/ui/layout';
import { useState } from 'react';
import {
  areaOfKind,
  type Delivery,
  deliveryKinds,
  deliveryOf,
  isReadable,
} from '../../model/delivery.ts';
import { areaText } from '../area-text.ts';
import { deliveryContent } from '../delivery-content.ts';
import { RadiusField } from './radius-field.tsx';
import { usePin } from './use-pin.ts';
import type { LocationForm } from './location-fields.ts';

/** In pixels. The map of the pin may be up to 500 pixels high. */
const mapHeight = 360;

/** Where it delivers, on the map and in words. */
export function DeliverySection({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  return (
    <FoldedSection
      form={form}
      anchor="delivery"
      title={t('location.form.delivery')}
      names={['serviceArea']}
    >
      <FormField form={form} name="serviceArea">
        {({ value, onChange, ...field }) => (
          <Stack>
            <DeliveryFields form={form} area={value} onChange={onChange} field={field} />
          </Stack>
        )}
      </FormField>
    </FoldedSection>
  );
}

interface DeliveryFieldsProps {
  form: LocationForm;
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
  const [before, setBefore] = useState<Delivery>();
  const entered = deliveryOf(area, before);
  function enter(over: Partial<Delivery>): void {
    const next = { ...entered, ...over };
    setBefore(next);
    onChange(areaOfKind(area.type, next));
  }
  // Municipalities are what a radius leaves out, or else where it delivers.
  const list = area.type === 'RADIUS' ? 'except' : 'codes';
  function toggle(code: string): void {
    const codes = entered[list];
    const next = codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];
    enter({ [list]: next });
  }
  return (
    <>
      <RadioGroup
        {...field}
        isLabelHidden
        value={area.type}
        onChange={(type) => {
          setBefore(entered);
          onChange(areaOfKind(type, entered));
        }}
        options={deliveryKinds.map((value) => ({
          value,
          label: t(`location.deliveryKind.${value}`),
        }))}
      />
      {'radiusKm' in area && (
        <RadiusField value={area.radiusKm} onChange={(radiusKm) => enter({ radiusKm })} />
      )}
      {area.type !== 'NONE' && (
        <>
          <MultiCombo
            key={list}
            label={t(`location.form.municipalities.${list}`)}
            hint={t('location.form.municipalitiesHint')}
            isOptional={list === 'except'}
            value={entered[list]}
            onChange={(codes) => enter({ [list]: codes })}
            options={rows.map(({ code, name }) => ({ value: code, label: name[locale] }))}
          />
          {notice}
        </>
      )}
      {area.type !== 'NONE' && (
        <>
          <p role="status">{isReadable(area) && areaText(area, { t, locale })}</p>
          {area.type === 'BOTH' && isReadable(area) && pin !== null && (
            <LeftOut area={area} pin={pin} />
          )}
          <PlaceMap
            label={t('location.form.deliveryMap')}
            width="100%"
            height={mapHeight}
            {...deliveryContent(area, pin, t('location.form.pinOf'))}
            onChooseArea={toggle}
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
  const others = municipalitiesWithin(pin, radiusKm).filter((code) => !chosen.has(code));
  if (others.length === 0) return null;
  const names = others.map((code) => municipalityName(code, locale));
  return <Quiet>{t('location.form.leftOut', { names: formatList(names, locale) })}</Quiet>;
}
