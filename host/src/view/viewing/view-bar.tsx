import { formatTime } from '@pazar/format/date';
import { Button } from '@pazar/ui/button';
import { sessionReader } from '@pazar/contracts/session-reader';
import type { HostServices } from '../../host-services.ts';
import { addressBeforeView, sessionKey } from '../../core/session/view-storage.ts';
import { readStored } from '../../core/storage/stored.ts';
import { mountElement } from '../page/mount-element.tsx';
import styles from './view-bar.module.css';

/**
 * Shows above every page whose data a manager views and until when. Ends the view by its button,
 * when its time is up, when the server has ended it, and when the manager has signed out.
 *
 * @param view stores the session of the view, for this tab only
 * @param goTo opens a page by a reload, with all its data
 */
export function showViewBar(
  services: HostServices,
  view: Storage,
  goTo: (address: string) => void = (address) => location.replace(address),
): void {
  const { session: store, agentApi, i18n, storage } = services;
  const { session } = store.getState();
  const manager = idIn(storage);

  let hasEnded = false;

  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    view.removeItem(sessionKey);
    services.agentStorage.forget(session?.id ?? '');
    void agentApi.logout(session?.token ?? '');
    // Nothing in the view can be saved, so no guard may keep the page open.
    window.addEventListener('beforeunload', allowUnload, { capture: true, once: true });
    goTo(addressBeforeView(view));
  }
  if (session === null) return end();

  store.subscribe((now) => {
    if (now.isExpired || now.session === null) end();
  });
  window.addEventListener('storage', ({ storageArea }) => {
    if (storageArea === storage && idIn(storage) !== manager) end();
  });
  const texts = {
    label: i18n.t('view.label'),
    text: i18n.t('view.text', {
      name: session.username,
      time: formatTime(session.tokenExpiry),
    }),
    end: i18n.t('view.end'),
  };
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  document.body.prepend(place);
  new ResizeObserver(([entry]) => {
    const height = `${entry?.target.clientHeight ?? 0}px`;
    document.documentElement.style.setProperty('--app-sticky-top', height);
    document.documentElement.style.scrollPaddingBlockStart = height;
  }).observe(place);
  mountElement(
    <aside className={styles.bar} aria-label={texts.label}>
      <p className={styles.text}>{texts.text}</p>
      <Button onClick={end}>{texts.end}</Button>
    </aside>,
    { place },
  );
}

function allowUnload(event: Event): void {
  event.stopImmediatePropagation();
}

/** The agent whose session a storage has; undefined without one. */
function idIn(storage: Storage): string | undefined {
  return readStored(storage, sessionKey, sessionReader)?.id;
}
