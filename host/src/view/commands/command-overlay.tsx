import { CommandPalette } from '@pazar/ui/command/command-palette';
import { ShortcutHelp } from '@pazar/ui/command/shortcut-help';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { sectionCommands } from '../../core/builds/palette-entries.ts';
import { sidebarEntries } from '../../core/builds/section-routes.ts';
import { useRouteLabel } from '../page/use-route-label.ts';
import { recentPages } from '../../core/page-state/recent-pages.ts';
import { safeStorage } from '../../core/storage/safe-storage.ts';
import { useDataSearch } from './use-data-search.ts';
import type { CommandOverlay as Kind } from '../../core/page-state/command-registry.ts';

/** The command palette, or the help with the shortcuts of the page. */
export function CommandOverlay({ overlay }: { overlay: Kind }) {
  const { commands } = useHost();
  const singleKeysEnabled = useStore(commands.state, (state) => state.singleKeysEnabled);
  const close = () => commands.show(null);
  if (overlay === 'palette') return <Palette onClose={close} />;
  return (
    <ShortcutHelp
      commands={commands.all()}
      singleKeysEnabled={singleKeysEnabled}
      onSingleKeys={commands.setSingleKeys}
      onClose={close}
    />
  );
}

/**
 * The pages that this agent opened last, the page's commands, the sections' declared commands, every
 * page that this visitor may open, and the help last.
 */
function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { commands, builds, locale } = useHost();
  const session = useCurrentSession();
  const labelOf = useRouteLabel();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const data = useDataSearch();
  // A snapshot from when it opened: the page behind it cannot change meanwhile.
  const [ofPage] = useState(() =>
    commands.all().filter(({ id, isForFocus }) => isForFocus !== true && id !== 'shell.palette'),
  );
  const opened = recentPages(safeStorage(window, 'sessionStorage'), session?.id ?? '')
    .filter(({ path }) => path !== pathname)
    .map(({ path, title }) => ({
      id: `recent.${path}`,
      label: title,
      group: t('command.recent'),
      href: path,
      run: () => void navigate(path),
    }));
  const pages = sidebarEntries(builds, session)
    .map(({ route }) => ({
      id: `page.${route.path}`,
      label: labelOf(route),
      group: t('command.page'),
      href: `/${route.path}`,
      run: () => void navigate(`/${route.path}`),
    }))
    .filter(({ href }) => !opened.some((page) => page.href === href));
  const group = t('command.action');
  const actions = ofPage.map((command) => ({ ...command, group }));
  const isHelp = ({ id }: { id: string }) => id === 'shell.help';
  const declared = sectionCommands(builds, session)
    .map(({ label, path, keywords }) => ({
      id: `section.${path}`,
      label: label[locale],
      keywords,
      group,
      run: () => void navigate(path),
    }))
    // The open page offers the same command, with its shortcut.
    .filter(({ label }) => !actions.some((action) => action.label === label));
  const help = actions.filter(isHelp);
  const others = actions.filter((action) => !isHelp(action));
  const offered = [...opened, ...others, ...declared, ...pages, ...help];
  return <CommandPalette commands={offered} data={data} onClose={onClose} />;
}
