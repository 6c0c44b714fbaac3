import { lazyComponent } from '@pazar/section/lazy-component';
import { SectionRoutes } from '@pazar/section/section-routes';
import { Navigate, Route } from 'react-router-dom';
import { AccountPage } from '../pages/account-page.tsx';

const ProfilePage = lazyComponent(
  () => import(/* webpackChunkName: "profile" */ '../pages/profile-page.tsx'),
  'ProfilePage',
);
const BusinessPage = lazyComponent(
  () => import(/* webpackChunkName: "profile" */ '../pages/business-page.tsx'),
  'BusinessPage',
);
const VerificationPage = lazyComponent(
  () => import(/* webpackChunkName: "verification" */ '../pages/verification-page.tsx'),
  'VerificationPage',
);
const ActivityPage = lazyComponent(
  () => import(/* webpackChunkName: "activity" */ '../pages/activity-page.tsx'),
  'ActivityPage',
);
const DataPage = lazyComponent(
  () => import(/* webpackChunkName: "data" */ '../pages/data-page.tsx'),
  'DataPage',
);
const SecurityPage = lazyComponent(
  () => import(/* webpackChunkName: "security" */ '../pages/security-page.tsx'),
  'SecurityPage',
);
const NotificationsPage = lazyComponent(
  () => import(/* webpackChunkName: "notifications" */ '../pages/notifications-page.tsx'),
  'NotificationsPage',
);
const ahead = [
  ProfilePage,
  BusinessPage,
  SecurityPage,
  NotificationsPage,
  VerificationPage,
  ActivityPage,
  DataPage,
];

export function AccountRoutes() {
  return (
    <SectionRoutes base="/account" ahead={ahead}>
      <Route element={<AccountPage />}>
        <Route index element={<Navigate to="/account/profile" replace />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="business" element={<BusinessPage />} />
        <Route path="verification" element={<VerificationPage />} />
        <Route path="activity" element={<ActivityPage />} />
        <Route path="data" element={<DataPage />} />
        <Route path="security" element={<SecurityPage />} />
        <Route path="notifications" element={<NotificationsPage />} />
      </Route>
    </SectionRoutes>
  );
}
