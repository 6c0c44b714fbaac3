import type { Command } from '@pazar/shell/commands';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useHost } from '../../host-services.ts';
import { Lazy, lazyPart } from '../page/lazy-part.tsx';
import { commandOfKey } from '../../core/page-state/command-registry.ts';

const commandOverlay = lazyPart(async () => {
  const { CommandOverlay } = await import(
    /* webpackChunkName: "commands" */ './command-overlay.tsx'
  );
  return CommandOverlay;
});

/**
 * Handles key presses for the whole page, and opens the command palette. The code of both overlays
 * loads when the first is opened.
 */
export function CommandCenter() {
  const { t } = useTranslation();
  const { commands } = useHost();
  const overlay = useStore(commands.state, (state) => state.overlay);

  useEffect(
    function offerOwn() {
      const own: readonly Command[] = [
        {
          id: 'shell.palette',
          label: t('command.open'),
          keys: { code: 'KeyK', isWithControl: true },
          run: () => commands.show('palette'),
        },
        {
          id: 'shell.help',
          label: t('command.shortcuts'),
          keys: { code: 'Slash', sign: '?', isWithShift: true },
          run: () => commands.show('help'),
        },
      ];
      return commands.ofSections.add(() => own);
    },
    [commands, t],
  );

  useEffect(
    function listen() {
      function run(event: KeyboardEvent): void {
        const { singleKeysEnabled } = commands.state.getState();
        const command = commandOfKey(event, commands.all(), !singleKeysEnabled);
        if (command === undefined) return;
        // The browser uses some of these itself: Ctrl+K searches, "/" searches the page.
        event.preventDefault();
        command.run();
      }
      window.addEventListener('keydown', run);
      return () => window.removeEventListener('keydown', run);
    },
    [commands],
  );

  if (overlay === null) return null;
  return (
    <Lazy part={commandOverlay} props={{ overlay }} loading={null} failed={() => <NotLoaded />} />
  );
}

/** Closes the overlay that did not load and reports it. */
function NotLoaded() {
  const { t } = useTranslation();
  const { commands, notify } = useHost();
  useEffect(
    function reportFailure() {
      commands.show(null);
      notify(t('command.failed'));
    },
    [commands, notify, t],
  );
  return null;
}
