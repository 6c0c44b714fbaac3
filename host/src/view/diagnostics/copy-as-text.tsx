import { Button } from '@pazar/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Diagnostics } from './collect-diagnostics.ts';
import { diagnosticsText } from './diagnostics-text.ts';
import styles from './about-page.module.css';

/** Copies the diagnostics; where the browser does not allow that, shows them selected instead. */
export function CopyAsText({ facts }: { facts: Diagnostics }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const text = diagnosticsText(facts);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <div className={styles.copy}>
      <Button onClick={() => void copy()}>{t('about.copy')}</Button>
      <output className={styles.quiet}>{outcome !== null && t(`about.${outcome}`)}</output>
      {outcome === 'refused' && <SelectedText text={text} />}
    </div>
  );
}

function SelectedText({ text }: { text: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(function select() {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <textarea
      ref={field}
      className={styles.text}
      aria-label={t('about.text')}
      readOnly
      value={text}
    />
  );
}
