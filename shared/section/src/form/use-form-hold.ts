import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RecordForm } from './record-form-handle.ts';

/**
 * Makes the saves of a form wait while work is in progress, such as an upload.
 *
 * @param why shown when "Save" is pressed meanwhile; translated
 */
export function useFormHold<Values extends FieldValues>(
  { hold }: Pick<RecordForm<Values>, 'hold'>,
  isHeld: boolean,
  why: string,
): void {
  useEffect(
    function holdForm() {
      hold(isHeld, why);
      return () => hold(false, why);
    },
    [hold, isHeld, why],
  );
}
