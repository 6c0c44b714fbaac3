import { ownAccount } from '@pazar/section/account';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import type { ReactNode } from 'react';

export interface HasVat {
  /** False until the account has loaded; VAT fields are hidden then. */
  readonly hasVat: boolean;
  /** That it could not be loaded. */
  readonly notice: ReactNode;
}

/** Whether the agent charges VAT. */
export function useHasVat(): HasVat {
  const { data, notice } = useInlineQuery(ownAccount(useHttp()));
  return { hasVat: data?.business.vatRegistered ?? false, notice };
}
