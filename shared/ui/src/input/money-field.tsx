import { formatDecimal } from '@pazar/format/decimal';
import type { Locale } from '@pazar/format/locale';
import { formatMoney, type Money } from '@pazar/format/money';
import { useLocale } from '@pazar/shell/locale';
import { useMemo } from 'react';
import { NumberBox, type NumberBoxProps } from './number-field/number-box.tsx';
import type { NumberCodec } from './number-field/number-codec.ts';

export interface MoneyFieldProps extends Omit<NumberBoxProps<number>, 'codec' | 'unit'> {
  /** ISO 4217; both currencies have two decimals. */
  currency: Money['currency'];
}

const minorDigits = 2;
const currencySigns: Readonly<Record<Locale, Readonly<Record<Money['currency'], string>>>> = {
  en: { MKD: 'MKD', EUR: '€' },
  mk: { MKD: 'ден.', EUR: '€' },
};

/** `"1234.50"` is 123450: the digits without their sign of decimals, as many as a number can have. */
const toMinor = (canonical: string) => Number(canonical.replace('.', '').slice(0, 300));

function toCanonical(minor: number): string {
  // `String` writes twenty-two digits with an exponent.
  const digits = String(BigInt(Math.abs(minor))).padStart(minorDigits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -minorDigits)}.${digits.slice(-minorDigits)}`;
}

function moneyCodec(currency: Money['currency']): NumberCodec<number> {
  return {
    decimals: minorDigits,
    isWhole: false,
    read: toMinor,
    unreadable: () => Number.NaN,
    write: (minor, locale) =>
      Number.isNaN(minor)
        ? ''
        : formatDecimal(toCanonical(minor), locale, {
            isGrouped: false,
            minDecimals: minorDigits,
          }),
    echo: (canonical, locale) => {
      const minor = toMinor(canonical);
      // More digits than an amount can have are shown as they are, for the schema to refuse.
      if (!Number.isSafeInteger(minor)) return formatDecimal(canonical, locale);
      return formatMoney({ minor, currency }, locale, { decimals: 'always' });
    },
  };
}

/**
 * An amount of money. Value: integer minor units of `currency` (7000 is 70,00 ден.), `null` when
 * empty, `NaN` while the typed text is not an amount, which no schema accepts.
 */
export function MoneyField({ currency, ...rest }: MoneyFieldProps) {
  const locale = useLocale();
  const codec = useMemo(() => moneyCodec(currency), [currency]);
  return <NumberBox {...rest} codec={codec} unit={currencySigns[locale][currency]} />;
}
