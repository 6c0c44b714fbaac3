/**
 * The part of react-router-dom that sections use. Sharing the library whole would cost its
 * tree-shaking: 65 KB gzip against 32 (docs/decisions/0005).
 */
export {
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useOutletContext,
  useParams,
  useSearchParams,
} from 'react-router-dom';
