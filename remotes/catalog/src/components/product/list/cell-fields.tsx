import { MoneyField, type MoneyFieldProps } from '@pazar/ui/input/money-field';
import { QuantityField, type QuantityFieldProps } from '@pazar/section/input/quantity-field';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './cells.module.css';

export function PriceField(props: MoneyFieldProps) {
  return (
    <Focused>
      <MoneyField {...props} />
    </Focused>
  );
}

export function StockField(props: QuantityFieldProps) {
  return (
    <Focused>
      <QuantityField {...props} />
    </Focused>
  );
}

/** A limit of the filter by price. */
export function LimitField(props: MoneyFieldProps) {
  return <MoneyField {...props} />;
}

/** The cell focuses its field when it opens. This file may arrive later: then the focus is nowhere. */
function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(function startInside() {
    const field = place.current?.querySelector('input');
    if (document.activeElement !== document.body) return;
    field?.focus();
    field?.select();
  }, []);
  return (
    <div ref={place} className={styles.field}>
      {children}
    </div>
  );
}
