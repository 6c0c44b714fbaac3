import * as z from '@pazar/contracts/schema';
import { type RefObject, useEffect, useState } from 'react';
import { safeStorage } from '../../core/storage/safe-storage.ts';
import { readStored, writeStored } from '../../core/storage/stored.ts';

const storedSchema = z.record(z.string(), z.string());

/**
 * Keeps what was entered over a reload of the page, as the switch of the language makes it; in this tab
 * alone, until it is read again. A password is never stored.
 *
 * @param form its element, and its fields to keep
 * @returns the remembered values by field
 */
export function useRememberedFields(
  form: RefObject<HTMLFormElement | null>,
  { name, fields }: { name: string; fields: readonly string[] },
): Readonly<Record<string, string>> {
  const key = `form ${name}`;
  const [remembered] = useState(() =>
    readStored(safeStorage(window, 'sessionStorage'), key, storedSchema),
  );
  useEffect(() => {
    const storage = safeStorage(window, 'sessionStorage');
    storage.removeItem(key);
    function remember(): void {
      if (form.current === null) return;
      const entered = new FormData(form.current);
      const values = fields
        .filter((field) => field !== 'password')
        .map((field) => [field, entered.get(field)] as const)
        .filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
      if (values.length > 0) writeStored(storage, key, Object.fromEntries(values));
    }
    window.addEventListener('pagehide', remember);
    return () => window.removeEventListener('pagehide', remember);
  }, [form, key, fields]);
  return remembered ?? {};
}
