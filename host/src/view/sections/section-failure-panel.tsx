import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import type { SectionFailure } from '../../core/builds/section-failure.ts';
import { useWhenBack } from './use-when-back.ts';

export interface SectionFailurePanelProps {
  /** The section's name as the sidebar shows it. */
  readonly label: string;
  readonly failure: SectionFailure;
  readonly onRetry: () => void;
}

/** A lost connection is nobody's fault. */
const looks = {
  away: { tone: 'attention', icon: 'offline' },
  failed: { tone: 'danger', icon: 'warning' },
} as const;

/** What stands in the content column when a section cannot be shown. The rest of the shell works on. */
export function SectionFailurePanel({ label, failure, onRetry }: SectionFailurePanelProps) {
  const { t } = useTranslation();
  const { kind, remote, version, reference } = failure;
  useWhenBack(kind === 'offline', onRetry);
  // Another try cannot mend a section built for another shell; offering it would be a lie.
  const retry =
    kind === 'incompatible'
      ? {}
      : { retry: { label: t('action.retry'), onRetry: () => retryInPlace(onRetry) } };
  return (
    <StatusPanel
      {...looks[kind === 'offline' ? 'away' : 'failed']}
      level={1}
      announce="alert"
      title={t(`sectionFailure.${kind}.title`, { section: label })}
      detail={t(`sectionFailure.${kind}.detail`, { section: label })}
      reference={{
        label: t('sectionFailure.reference'),
        value: `${remote} ${version} ${reference}`,
      }}
      {...retry}
    >
      <TextLink to="/about">{t('sectionFailure.details')}</TextLink>
    </StatusPanel>
  );
}

/** The button goes with the panel: without a place of its own the focus would start over. */
function retryInPlace(onRetry: () => void): void {
  document.querySelector('main')?.focus();
  onRetry();
}
