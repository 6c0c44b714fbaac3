import { Navigate } from 'react-router-dom';
import { useCurrentSession } from '../../host-services.ts';

/** `/` leads signed-in agents to the dashboard and everybody else home. */
export function RootRedirect() {
  return <Navigate to={useCurrentSession() === null ? '/home' : '/dashboard'} replace />;
}
