import { lazyPage } from '@pazar/section/lazy-page';
import { IdRoute, SectionRoutes } from '@pazar/section/section-routes';
import { Navigate, Route } from 'react-router-dom';
import { type Kind, referenceKinds } from '../model/reference/reference-kind.ts';

const base = '/management';
const ManagementPage = lazyPage(
  () => import(/* webpackChunkName: "agents" */ '../pages/management-page.tsx'),
  'ManagementPage',
);
const AgentPage = lazyPage(
  () => import(/* webpackChunkName: "agent" */ '../pages/agent/agent-page.tsx'),
  'AgentPage',
);
const tabs = () => import(/* webpackChunkName: "agent" */ '../pages/agent/agent-tabs.tsx');
const AgentOverviewPage = lazyPage(tabs, 'AgentOverviewPage');
const AgentActivityPage = lazyPage(tabs, 'AgentActivityPage');
const AgentSessionsPage = lazyPage(tabs, 'AgentSessionsPage');
const AgentNotesPage = lazyPage(
  () => import(/* webpackChunkName: "agent" */ '../pages/agent/agent-notes-page.tsx'),
  'AgentNotesPage',
);
const lists = () => import(/* webpackChunkName: "agent-lists" */ '../pages/agent/agent-lists.tsx');
const AgentProductsPage = lazyPage(lists, 'AgentProductsPage');
const AgentLotsPage = lazyPage(lists, 'AgentLotsPage');
const AgentLocationsPage = lazyPage(lists, 'AgentLocationsPage');
const AgentPromotionsPage = lazyPage(lists, 'AgentPromotionsPage');
const records = () => import(/* webpackChunkName: "records" */ '../pages/record-pages.tsx');
/** By the kind that the address names. */
const recordPages = {
  products: lazyPage(records, 'ProductRecordPage'),
  produce: lazyPage(records, 'LotRecordPage'),
  locations: lazyPage(records, 'LocationRecordPage'),
  promotions: lazyPage(records, 'PromotionRecordPage'),
};
const AuditPage = lazyPage(
  () => import(/* webpackChunkName: "audit" */ '../pages/audit/audit-page.tsx'),
  'AuditPage',
);
const VerificationPage = lazyPage(
  () => import(/* webpackChunkName: "verification" */ '../pages/verification-page.tsx'),
  'VerificationPage',
);
const ModerationPage = lazyPage(
  () => import(/* webpackChunkName: "moderation" */ '../pages/moderation-page.tsx'),
  'ModerationPage',
);
const FiguresPage = lazyPage(
  () => import(/* webpackChunkName: "figures" */ '../pages/figures-page.tsx'),
  'FiguresPage',
);
const reference = () =>
  import(/* webpackChunkName: "reference" */ '../pages/reference/reference-page.tsx');
const ReferencePage = lazyPage<'ReferencePage', object>(reference, 'ReferencePage');
const ReferenceTable = lazyPage<'ReferenceTable', { kind: Kind }>(reference, 'ReferenceTable');
const ReleasesPage = lazyPage(
  () => import(/* webpackChunkName: "releases" */ '../pages/releases-page.tsx'),
  'ReleasesPage',
);
const ReleasePage = lazyPage(
  () => import(/* webpackChunkName: "releases" */ '../pages/release-page.tsx'),
  'ReleasePage',
);
const PolicyReportsPage = lazyPage(
  () => import(/* webpackChunkName: "releases" */ '../pages/policy-reports-page.tsx'),
  'PolicyReportsPage',
);
const ahead = [ManagementPage, AgentPage, AgentOverviewPage, ReleasesPage];

export function ManagementRoutes() {
  const agent = (
    <IdRoute base={base}>
      <AgentPage />
    </IdRoute>
  );
  return (
    <SectionRoutes base={base} ahead={ahead}>
      <Route index element={<ManagementPage />} />
      <Route path="agents/:id" element={agent}>
        <Route index element={<AgentOverviewPage />} />
        <Route path="products" element={<AgentProductsPage />} />
        <Route path="produce" element={<AgentLotsPage />} />
        <Route path="locations" element={<AgentLocationsPage />} />
        <Route path="promotions" element={<AgentPromotionsPage />} />
        <Route path="activity" element={<AgentActivityPage />} />
        <Route path="sessions" element={<AgentSessionsPage />} />
        <Route path="notes" element={<AgentNotesPage />} />
      </Route>
      {Object.entries(recordPages).map(([kind, RecordPage]) => (
        <Route key={kind} path={`${kind}/:id`} element={<IdRoute base={base} />}>
          <Route index element={<RecordPage />} />
        </Route>
      ))}
      <Route path="verification/:id?" element={<VerificationPage />} />
      <Route path="moderation" element={<ModerationPage />} />
      <Route path="figures" element={<FiguresPage />} />
      <Route path="audit" element={<AuditPage />} />
      <Route path="reference" element={<ReferencePage />}>
        <Route index element={<Navigate to="/management/reference/categories" replace />} />
        {referenceKinds.map((kind) => (
          <Route key={kind} path={kind} element={<ReferenceTable key={kind} kind={kind} />} />
        ))}
      </Route>
      <Route path="releases" element={<ReleasesPage />} />
      <Route path="reports" element={<PolicyReportsPage />} />
      <Route path="releases/:remote" element={<ReleasePage />} />
    </SectionRoutes>
  );
}
