import { isCounted } from '@pazar/contracts/counted-unit';
import { formatDecimal } from '@pazar/format/decimal';
import { type AreaUnit, formatQuantity, type QuantityUnit, unitName } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useMemo } from 'react';
import { NumberBox, type NumberBoxProps } from '@pazar/ui/parts/number-box';
import type { NumberCodec } from '@pazar/ui/parts/number-codec';

export interface QuantityFieldProps extends Omit<NumberBoxProps<string>, 'codec' | 'unit'> {
  /** Suffix in the box; omitted where a select for the unit is beside it. */
  unit?: QuantityUnit | AreaUnit | undefined;
}

const scale = 3;
const canonical = /^-?\d+\.\d{3}$/;

function quantityCodec(unit: QuantityUnit | AreaUnit | undefined): NumberCodec<string> {
  return {
    decimals: scale,
    isWhole: unit !== undefined && isCounted(unit),
    read: (value) => value,
    unreadable: (text) => text,
    write: (value, locale) =>
      canonical.test(value) ? formatDecimal(value, locale, { isGrouped: false }) : value,
    echo: (value, locale) =>
      unit === undefined ? formatDecimal(value, locale) : formatQuantity(value, unit, locale),
  };
}

/**
 * A weight, volume, count or area; a part of a piece or a bunch is an error. Value: the canonical
 * decimal string of the API with three decimals (`"12.500"`), `null` when empty, the text as typed
 * while it is no number, which no schema accepts.
 */
export function QuantityField({ unit, ...rest }: QuantityFieldProps) {
  const locale = useLocale();
  const codec = useMemo(() => quantityCodec(unit), [unit]);
  // In the form that follows most numbers: the field's own changes while it is typed.
  const name = unit === undefined ? undefined : unitName(unit, locale, 5);
  return <NumberBox {...rest} codec={codec} unit={name} />;
}
