import { ImportPage, type ImportPageProps } from '@pazar/section/import/import-page';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateSection } from './invalidate.ts';
import { SuspensionNote } from './suspension-note.tsx';

export interface SectionImportPageProps extends Omit<ImportPageProps, 'notice' | 'onChanged'> {
  /** The first member of the keys of the section whose rows are imported. */
  section: string;
}

/** Imports rows of a section from a file; its lists are read again. */
export function SectionImportPage({ section, ...props }: SectionImportPageProps) {
  const queries = useQueryClient();
  return (
    <ImportPage
      {...props}
      notice={<SuspensionNote />}
      onChanged={() => void invalidateSection(queries, section)}
    />
  );
}
