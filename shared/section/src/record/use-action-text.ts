import { auditActions } from '@pazar/contracts/audit-action';
import { useTranslation } from 'react-i18next';

/**
 * The text of an action, `product.publish`, in the agent's language; an unknown one is "a change".
 */
export function useActionText(): (action: string) => string {
  const { t } = useTranslation('shell');
  return function actionText(action) {
    const known = auditActions.find((each) => each === action);
    return known === undefined ? t('record.action.other') : t(`record.action.${known}`);
  };
}
