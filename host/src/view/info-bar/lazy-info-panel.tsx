import { Button } from '@pazar/ui/button';
import { useTranslation } from 'react-i18next';
import { Lazy, lazyPart } from '../page/lazy-part.tsx';
import type { InfoPanelProps } from './info-panel.tsx';
import styles from './info-panel.module.css';

const infoPanel = lazyPart(async () => {
  const { InfoPanel } = await import(/* webpackChunkName: "frame" */ './info-panel.tsx');
  return InfoPanel;
});

/**
 * The info bar; its code loads in parallel with the page's. Its column is reserved from the start.
 */
export function LazyInfoPanel(props: InfoPanelProps) {
  const { t } = useTranslation();
  return (
    <Lazy
      part={infoPanel}
      props={props}
      loading={<aside className={styles.placeholder} aria-label={t('frame.info')} />}
      failed={(retry) => (
        <aside className={styles.placeholder} aria-label={t('frame.info')}>
          <Button variant="quiet" icon="retry" onClick={retry}>
            {t('action.retry')}
          </Button>
        </aside>
      )}
    />
  );
}
