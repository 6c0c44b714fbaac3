import { CommandPalette } from '@pazar/ui/command/command-palette';
import { ShortcutHelp } from '@pazar/ui/command/shortcut-help';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { sectionCommands, sidebarEntries } from '../../core/builds/section-routes.ts';
import { useRouteLabel } from '../page/use-route-label.ts';
import { useDataSearch } from './use-data-search.ts';
import type { CommandOverlay as Kind } from '../../core/page-state/command-registry.ts';

/** The command palette, or the help with the shortcuts of the page. */
export function CommandOverlay({ overlay }: { overlay: Kind }) {
  const { commands } = useHost();
  const areSingleKeysOn = useStore(commands.state, (state) => state.areSingleKeysOn);
  const close = () => commands.show(null);
  if (overlay === 'palette') return <Palette onClose={close} />;
  return (
    <ShortcutHelp
      commands={commands.all()}
      areSingleKeysOn={areSingleKeysOn}
      onSingleKeys={commands.setSingleKeys}
      onClose={close}
    />
  );
}

/** What the page offers, what the sections declare, then every page that this visitor may open. */
function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { commands, builds, locale } = useHost();
  const session = useCurrentSession();
  const labelOf = useRouteLabel();
  const navigate = useNavigate();
  const data = useDataSearch();
  // As it was when it opened: what is behind it cannot change meanwhile.
  const [ofPage] = useState(() =>
    commands.all().filter(({ id, isForFocus }) => isForFocus !== true && id !== 'shell.palette'),
  );
  const pages = sidebarEntries(builds, session).map(({ route }) => ({
    id: `page.${route.path}`,
    label: labelOf(route),
    group: t('command.page'),
    run: () => void navigate(`/${route.path}`),
  }));
  const group = t('command.action');
  const actions = ofPage.map((command) => ({ ...command, group }));
  const declared = sectionCommands(builds, session)
    .map(({ label, path, keywords }) => ({
      id: `section.${path}`,
      label: label[locale],
      keywords,
      group,
      run: () => void navigate(path),
    }))
    // The page that is open offers it too, with its shortcut.
    .filter(({ label }) => !actions.some((action) => action.label === label));
  const offered = [...actions, ...declared, ...pages];
  return <CommandPalette commands={offered} data={data} onClose={onClose} />;
}
