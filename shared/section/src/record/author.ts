import type { ApiError } from '@pazar/shell/api-error';
import { useAuthStore } from '@pazar/shell';
import { useCallback } from 'react';

/** The person who changed a record since it was opened; null if unknown. */
export interface Author {
  readonly id: string | null;
  readonly name: string | null;
}

/** The author that a `version-conflict` names. */
export function authorOf({ problem }: ApiError): Author {
  return { id: problem?.updatedById ?? null, name: problem?.updatedBy ?? null };
}

/** Whether an author is the signed-in agent, who used another tab or another device. */
export function useIsOwn(): (author: Author) => boolean {
  const ownId = useAuthStore((auth) => auth.session)?.id;
  return useCallback(({ id }) => id !== null && id === ownId, [ownId]);
}
