import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InfoPanelProps } from './info-panel.tsx';
import styles from './info-panel.module.css';

/** The info bar, whose code comes beside the page's own. Its column is there from the start. */
export function LazyInfoPanel(props: InfoPanelProps) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['shell', 'info-panel'],
    queryFn: () => import(/* webpackChunkName: "frame" */ './info-panel.tsx'),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  });
  if (data !== undefined) return <data.InfoPanel {...props} />;
  return <aside className={styles['placeholder']} aria-label={t('frame.info')} />;
}
