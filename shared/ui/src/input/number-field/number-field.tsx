import { formatDecimal } from '@pazar/format/decimal';
import { useMemo } from 'react';
import { NumberBox, type NumberBoxProps } from './number-box.tsx';
import type { NumberCodec } from './number-codec.ts';

export interface NumberFieldProps extends Omit<NumberBoxProps<number>, 'codec'> {
  /** Decimals that may be typed. Default 0: a whole number, such as days. */
  decimals?: number | undefined;
}

/** `toFixed` writes twenty-two digits with an exponent. */
const digitsOf = (value: number, decimals: number) =>
  Math.abs(value) < 1e21 ? value.toFixed(decimals) : String(BigInt(value));

function numberCodec(decimals: number): NumberCodec<number> {
  return {
    decimals,
    isWhole: decimals === 0,
    // Of more digits it would be no number.
    read: (canonical) => Number(canonical.slice(0, 300)),
    unreadable: () => Number.NaN,
    write: (value, locale) =>
      Number.isNaN(value)
        ? ''
        : formatDecimal(digitsOf(value, decimals), locale, { isGrouped: false }),
    echo: (canonical, locale) => formatDecimal(canonical, locale),
  };
}

/**
 * A plain number. Value: a JavaScript number, `null` when empty, `NaN` while the typed text is not
 * a number, which no schema accepts. For prices use the money field, for weights the quantity
 * field.
 */
export function NumberField({ decimals = 0, ...rest }: NumberFieldProps) {
  const codec = useMemo(() => numberCodec(decimals), [decimals]);
  return <NumberBox {...rest} codec={codec} />;
}
