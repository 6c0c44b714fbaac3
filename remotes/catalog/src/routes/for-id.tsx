import { useParams } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import type { ReactNode } from 'react';

const identifier = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface ForIdProps {
  /** Path of the list, where an address that names nothing leads back to. */
  backTo: string;
  children: ReactNode;
}

/** The page of one row; an address with what cannot be an identifier leads nowhere. */
export function ForId({ backTo, children }: ForIdProps) {
  const { id = '' } = useParams();
  return identifier.test(id) ? children : <NotFoundPage backTo={backTo} />;
}
