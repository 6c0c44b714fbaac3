import { useTranslation } from '@pazar/shell/translation';
import { EmptyState } from '@pazar/ui/empty-state';

/** What is asked for was never loaded, and there is no network to ask over. */
export function NoNetwork() {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState
      icon="offline"
      title={t('produce.entry.noNetwork')}
      detail={t('produce.entry.noNetworkDetail')}
    />
  );
}
