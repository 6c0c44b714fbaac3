import { ErrorState } from '@pazar/ui/error-state';
import { useTranslation } from 'react-i18next';
import type { SectionFailure } from '../federation/section-failure.ts';

export interface SectionFailurePanelProps {
  /** The section's name as the sidebar shows it. */
  readonly label: string;
  readonly failure: SectionFailure;
  readonly onRetry: () => void;
}

/** What stands in the content column when a section cannot be shown. The rest of the shell works on. */
export function SectionFailurePanel({ label, failure, onRetry }: SectionFailurePanelProps) {
  const { t } = useTranslation();
  const { kind, remote, version } = failure;
  // Another try cannot mend a section built for another shell; offering it would be a lie.
  const retry = kind === 'incompatible' ? {} : { retry: { label: t('action.retry'), onRetry } };

  return (
    <ErrorState
      title={t(`sectionFailure.${kind}.title`, { section: label })}
      detail={t(`sectionFailure.${kind}.detail`)}
      reference={{ label: t('sectionFailure.reference'), value: `${remote} ${version}` }}
      {...retry}
    />
  );
}
