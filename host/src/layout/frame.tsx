import { Sheet } from '@pazar/ui/sheet';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ContinueNotice } from './continue-notice.tsx';
import { DiscoveryNotice } from './discovery-notice.tsx';
import { InfoBarContext } from './info-bar-context.ts';
import { Sidebar } from './sidebar.tsx';
import styles from './frame.module.css';

/** Following the address would make an entry in the history that the router knows nothing of. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The specification's frame: sidebar 2, content 7 and info bar 3 of twelve columns. */
export function Frame() {
  const { t } = useTranslation();
  const [infoBar, setInfoBar] = useState<HTMLElement | null>(null);

  return (
    <div className={styles['frame']} data-ground>
      <a className={styles['skip']} href="#content" onClick={skipToContent}>
        {t('frame.skip')}
      </a>
      <Sidebar />
      <main className={styles['content']} id="content" tabIndex={-1}>
        <Sheet>
          <DiscoveryNotice />
          <ContinueNotice />
          <InfoBarContext value={infoBar}>
            <Outlet />
          </InfoBarContext>
        </Sheet>
      </main>
      <aside className={styles['info']} aria-label={t('frame.info')} ref={setInfoBar} />
    </div>
  );
}
