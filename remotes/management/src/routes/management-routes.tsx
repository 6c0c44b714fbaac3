import { lazyComponent } from '@pazar/section/lazy-component';
import { IdRoute, SectionRoutes } from '@pazar/section/section-routes';
import { Navigate, Route } from 'react-router-dom';
import { type Kind, referenceKinds } from '../model/reference/reference-kind.ts';

const base = '/management';
const ManagementPage = lazyComponent(
  () => import(/* webpackChunkName: "agents" */ '../pages/management-page.tsx'),
  'ManagementPage',
);
const AgentPage = lazyComponent(
  () => import(/* webpackChunkName: "agent" */ '../pages/agent/agent-page.tsx'),
  'AgentPage',
);
const tabs = () => import(/* webpackChunkName: "agent" */ '../pages/agent/agent-tabs.tsx');
const AgentOverviewPage = lazyComponent(tabs, 'AgentOverviewPage');
const AgentActivityPage = lazyComponent(tabs, 'AgentActivityPage');
const AgentSessionsPage = lazyComponent(tabs, 'AgentSessionsPage');
const AgentNotesPage = lazyComponent(
  () => import(/* webpackChunkName: "agent" */ '../pages/agent/agent-notes-page.tsx'),
  'AgentNotesPage',
);
const lists = () => import(/* webpackChunkName: "agent-lists" */ '../pages/agent/agent-lists.tsx');
const AgentProductsPage = lazyComponent(lists, 'AgentProductsPage');
const AgentLotsPage = lazyComponent(lists, 'AgentLotsPage');
const AgentLocationsPage = lazyComponent(lists, 'AgentLocationsPage');
const AgentPromotionsPage = lazyComponent(lists, 'AgentPromotionsPage');
const records = () => import(/* webpackChunkName: "records" */ '../pages/record-pages.tsx');
/** By the kind that the address names. */
const recordPages = {
  products: lazyComponent(records, 'ProductRecordPage'),
  produce: lazyComponent(records, 'LotRecordPage'),
  locations: lazyComponent(records, 'LocationRecordPage'),
  promotions: lazyComponent(records, 'PromotionRecordPage'),
};
const AuditPage = lazyComponent(
  () => import(/* webpackChunkName: "audit" */ '../pages/audit/audit-page.tsx'),
  'AuditPage',
);
const VerificationPage = lazyComponent(
  () => import(/* webpackChunkName: "verification" */ '../pages/verification-page.tsx'),
  'VerificationPage',
);
const ModerationPage = lazyComponent(
  () => import(/* webpackChunkName: "moderation" */ '../pages/moderation-page.tsx'),
  'ModerationPage',
);
const FiguresPage = lazyComponent(
  () => import(/* webpackChunkName: "figures" */ '../pages/figures-page.tsx'),
  'FiguresPage',
);
const reference = () =>
  import(/* webpackChunkName: "reference" */ '../pages/reference/reference-page.tsx');
const ReferencePage = lazyComponent<'ReferencePage', object>(reference, 'ReferencePage');
const ReferenceTable = lazyComponent<'ReferenceTable', { kind: Kind }>(reference, 'ReferenceTable');
const ReleasesPage = lazyComponent(
  () => import(/* webpackChunkName: "releases" */ '../pages/releases-page.tsx'),
  'ReleasesPage',
);
const ReleasePage = lazyComponent(
  () => import(/* webpackChunkName: "releases" */ '../pages/release-page.tsx'),
  'ReleasePage',
);
const PolicyReportsPage = lazyComponent(
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
