import type { ReadQuery } from '@pazar/section/read';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { Loaded, type LoadedProps } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';

/** Prefix of the texts: `notes.loading` and `notes.failed`. */
type Subject =
  | 'activity'
  | 'agent'
  | 'audit.proof'
  | 'notes'
  | 'queue'
  | 'records'
  | 'releases'
  | 'releases.history'
  | 'releases.numbers'
  | 'releases.versions'
  | 'reports'
  | 'sessions';

export interface LoadedPartProps<Data> extends Omit<LoadedProps<Data>, 'texts'> {
  of: Subject;
}

/** What was read, or that it is loading or could not be loaded. */
export function LoadedPart<Data>({ of, ...loaded }: LoadedPartProps<Data>) {
  const { t } = useTranslation('management');
  return <Loaded {...loaded} texts={{ loading: t(`${of}.loading`), failed: t(`${of}.failed`) }} />;
}

export interface ReadPartProps<Data> extends Omit<LoadedPartProps<Data>, 'query'> {
  read: (http: HttpClient) => ReadQuery<Data>;
}

/** Reads what nothing else on the page needs, and shows it. */
export function ReadPart<Data>({ read, ...part }: ReadPartProps<Data>) {
  const query = useQuery(read(useHttp()));
  return <LoadedPart {...part} query={query} />;
}
