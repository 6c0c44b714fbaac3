import { useTranslation } from 'react-i18next';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { type ReactNode, useState } from 'react';

interface Submitted {
  readonly submit: (intent?: string) => Promise<void>;
}

/**
 * A form that asks before a save after which customers see none of the agent's products, and its
 * question while it is asked.
 */
export function useHidingSave<Form extends Submitted>(
  form: Form,
  hidesProducts: boolean,
): { form: Form & Submitted; question: ReactNode } {
  const { t } = useTranslation('account');
  const [isAsked, setAsked] = useState(false);
  if (!hidesProducts) return { form, question: null };
  return {
    form: {
      ...form,
      submit: () => {
        setAsked(true);
        return Promise.resolve();
      },
    },
    question: isAsked && (
      <Confirm
        title={t('account.back.question')}
        confirmLabel={t('account.back.confirm')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void form.submit();
        }}
      >
        {t('account.back.detail')}
      </Confirm>
    ),
  };
}
