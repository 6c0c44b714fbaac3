import { formatDecimal } from '@pazar/format/decimal';
import { useMemo } from 'react';
import { NumberBox, type NumberBoxProps } from './number-box.tsx';
import type { NumberCodec } from './number-codec.ts';

export interface NumberFieldProps extends Omit<NumberBoxProps<number>, 'codec'> {
  /** Decimals that may be typed. Default 0: a whole number, such as days. */
  decimals?: number | undefined;
}

function numberCodec(decimals: number): NumberCodec<number> {
  return {
    decimals,
    read: Number,
    unreadable: () => Number.NaN,
    write: (value, locale) =>
      Number.isNaN(value)
        ? ''
        : formatDecimal(value.toFixed(decimals), locale, { isGrouped: false }),
    echo: (canonical, locale) => formatDecimal(canonical, locale),
  };
}

/**
 * A plain number. Value: a JavaScript number, `null` when empty, `NaN` while what is typed is no
 * number, which no schema accepts. For prices take the money field, for weights the quantity field.
 */
export function NumberField({ decimals = 0, ...rest }: NumberFieldProps) {
  const codec = useMemo(() => numberCodec(decimals), [decimals]);
  return <NumberBox {...rest} codec={codec} />;
}
