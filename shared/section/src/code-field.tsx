import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '@pazar/ui/input/text-field';
import { Quiet } from '@pazar/ui/layout';
import { useLayoutEffect, useRef, useState } from 'react';
import { readCode } from './code-letters.ts';

export interface CodeFieldProps extends TextFieldProps {
  /** Says how a code is written: where one is made, and not where a customer names it. */
  saysRule?: boolean;
}

/**
 * A promotion's code in Latin capitals. Cyrillic letters that look the same are replaced, and a
 * note says so.
 */
export function CodeField({ onChange, saysRule = false, ...field }: CodeFieldProps) {
  const { t } = useTranslation('shell');
  const [isReplaced, setReplaced] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const caret = useRef<number | null>(null);
  // Setting a text that differs from the typed one moves the caret to the end.
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (caret.current !== null) input?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <div ref={box}>
      <TextField
        hint={saysRule ? t('code.hint') : undefined}
        {...field}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(typed) => {
          const { code, isReplaced: isNow } = readCode(typed);
          caret.current = box.current?.querySelector('input')?.selectionStart ?? null;
          setReplaced((before) => code !== '' && (before || isNow));
          onChange?.(code);
        }}
      />
      <span role="status">{isReplaced && <Quiet>{t('code.replaced')}</Quiet>}</span>
    </div>
  );
}
