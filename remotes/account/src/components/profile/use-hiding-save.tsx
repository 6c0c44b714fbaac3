import { useTranslation } from 'react-i18next';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { type ReactNode, useState } from 'react';

interface Submitted {
  readonly submit: (intent?: string) => Promise<void>;
}

interface Hiding {
  /** Whether customers see none of the agent's products after this save. */
  readonly hidesProducts: boolean;
  /** Whether it can be saved. Faults are shown before the question. */
  readonly isRight: boolean;
  /** The subject of the save: the business, or a request for verification. */
  readonly what: 'back' | 'request.hides';
}

/**
 * A form that asks before a save after which customers see none of the agent's products, and its
 * question while it is asked.
 */
export function useHidingSave<Form extends Submitted>(
  form: Form,
  { hidesProducts, isRight, what }: Hiding,
): { form: Form & Submitted; question: ReactNode } {
  const { t } = useTranslation('account');
  const [isAsked, setAsked] = useState(false);
  if (!hidesProducts || !isRight) return { form, question: null };
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
        title={t(`account.${what}.question`)}
        confirmLabel={t(`account.${what}.confirm`)}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void form.submit();
        }}
      >
        {t(`account.${what}.detail`)}
      </Confirm>
    ),
  };
}
