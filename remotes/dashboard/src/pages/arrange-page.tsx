import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Page } from '@pazar/ui/page';
import { Row } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import { defaultPreferences } from '@pazar/contracts/preferences';
import { ArrangeList } from '../components/frame/arrange-list.tsx';
import { useArrangement } from '../components/frame/use-arrangement.ts';
import { useViewer } from '../components/frame/use-viewer.ts';
import { arrangedPanels } from '../model/arrangement.ts';

/** Which parts the dashboard shows, and in which order. Each change is saved at once. */
export function ArrangePage() {
  const { t } = useTranslation('dashboard');
  const viewer = useViewer();
  const { arrangement, arrange } = useArrangement();
  // The shell is signing out: it takes the section away in the same moment.
  if (viewer === null) return null;

  return (
    <Page title={t('dashboard.arrange')} subtitle={t('dashboard.arrange.how')}>
      <ArrangeList
        viewer={viewer}
        panels={arrangedPanels(viewer, arrangement)}
        arrangement={arrangement}
        onArrange={arrange}
      />
      <Row>
        <TextLink to="/dashboard">{t('dashboard.arrange.back')}</TextLink>
        <Button variant="quiet" onClick={() => arrange(() => defaultPreferences.dashboard)}>
          {t('dashboard.arrange.reset')}
        </Button>
      </Row>
    </Page>
  );
}
