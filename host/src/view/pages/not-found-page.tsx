import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { segmentOf } from '../../core/builds/section-routes.ts';
import { sidebarEntries } from '../../core/builds/section-routes.ts';
import { useRouteLabel } from '../page/use-route-label.ts';
import { nearRoutes } from '../../core/builds/near-routes.ts';
import styles from './not-found-page.module.css';
import { publicPageNames } from './public-page-names.ts';

/** For an unknown URL: probable matches, and every page. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const pages = usePages();
  const near = nearRoutes(pages, segmentOf(pathname));
  const others = pages.filter((page) => !near.includes(page));

  return (
    <Page title={t('notFound.title')}>
      <p>{t('notFound.detail')}</p>
      {near.length > 0 && <Links title={t('notFound.near')} pages={near} />}
      <Links title={t('notFound.others')} pages={others} />
      <p>
        <TextLink to="/about">{t('about.link')}</TextLink>
      </p>
    </Page>
  );
}

interface LinkedPage {
  readonly path: string;
  readonly label: string;
}

function Links({ title, pages }: { title: string; pages: readonly LinkedPage[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <TextLink to={`/${path}`}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every page that this visitor may open. */
function usePages(): LinkedPage[] {
  const { t } = useTranslation();
  const { builds } = useHost();
  const labelOf = useRouteLabel();
  const entries = sidebarEntries(builds, useCurrentSession());
  return [
    ...entries.map(({ route }) => ({ path: route.path, label: labelOf(route) })),
    ...publicPageNames.map((path) => ({ path, label: t(`public.${path}.title`) })),
  ];
}
