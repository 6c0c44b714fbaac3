import { useTranslation } from '@pazar/shell/translation';
import type { FieldBinding } from '@pazar/ui/form/form-field';
import { TextField } from '@pazar/ui/input/text-field';
import { Quiet } from '@pazar/ui/record/layout';
import { useState } from 'react';
import { readCode } from '../../model/code-letters.ts';

export interface CodeFieldProps extends FieldBinding<string | null> {
  disabled: boolean;
}

/** A code in Latin capitals: letters that look the same in Cyrillic are replaced, and it says so. */
export function CodeField({ onChange, ...field }: CodeFieldProps) {
  const { t } = useTranslation('promotion');
  const [isReplaced, setReplaced] = useState(false);
  return (
    <div>
      <TextField
        {...field}
        hint={t('promotion.code.hint')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(typed) => {
          const { code, isReplaced: isNow } = readCode(typed);
          setReplaced((before) => code !== '' && (before || isNow));
          onChange(code);
        }}
      />
      <span role="status">{isReplaced && <Quiet>{t('promotion.code.replaced')}</Quiet>}</span>
    </div>
  );
}
