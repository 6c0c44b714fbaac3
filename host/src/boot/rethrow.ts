import { useRouteError } from 'react-router-dom';

/** Passes a fault of the frame on to the root, in place of the router's page for developers. */
export function Rethrow(): never {
  throw useRouteError();
}
