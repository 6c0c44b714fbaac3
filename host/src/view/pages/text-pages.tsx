import { AboutPage } from '../diagnostics/about-page.tsx';
import { ContactDetail } from './contact-detail.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PublicPage } from './public-page.tsx';
import type { LazyPageName } from './public-page-name.ts';

/** The one way into this chunk. */
export function TextPage({ name }: { name: LazyPageName }) {
  if (name === 'notFound') return <NotFoundPage />;
  if (name === 'about') return <AboutPage />;
  if (name === 'contact') {
    return (
      <PublicPage name={name}>
        <ContactDetail />
      </PublicPage>
    );
  }
  return <PublicPage name={name} />;
}
