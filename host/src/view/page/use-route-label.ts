import type { SectionRoute } from '@pazar/contracts/releases/section-descriptor';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';

/** A route's name: the host's own text, or the descriptor's for a section that the host never met. */
export function useRouteLabel(): (route: Pick<SectionRoute, 'labelKey' | 'label'>) => string {
  const { t } = useTranslation();
  const { locale } = useHost();
  return ({ labelKey, label }) => t(labelKey, label[locale]);
}
