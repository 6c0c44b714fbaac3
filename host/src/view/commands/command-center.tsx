import type { Command } from '@pazar/shell/commands';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useHost } from '../../host-services.ts';
import { commandOfKey } from '../../core/page-state/command-of-key.ts';

/**
 * Listens to the keys for the whole page, and shows what can be done when it is asked to. The code
 * of both overlays comes when the first is wanted.
 */
export function CommandCenter() {
  const { t } = useTranslation();
  const { commands, notify } = useHost();
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
        const { areSingleKeysOn } = commands.state.getState();
        const command = commandOfKey(event, commands.all(), !areSingleKeysOn);
        if (command === undefined) return;
        // The browser has uses of its own for some: Ctrl+K searches, "/" searches the page.
        event.preventDefault();
        command.run();
      }
      window.addEventListener('keydown', run);
      return () => window.removeEventListener('keydown', run);
    },
    [commands],
  );

  const { data, isError } = useQuery({
    queryKey: ['shell', 'commands'],
    queryFn: () => import(/* webpackChunkName: "commands" */ './command-overlay.tsx'),
    enabled: overlay !== null,
    retry: false,
    staleTime: Infinity,
    networkMode: 'always',
  });
  const isFailed = isError && overlay !== null;
  useEffect(
    function sayFailure() {
      if (!isFailed) return;
      commands.show(null);
      notify(t('command.failed'));
    },
    [isFailed, commands, notify, t],
  );
  return overlay === null || data === undefined ? null : <data.CommandOverlay overlay={overlay} />;
}
