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

/** A lost connection is not a fault of the section. */
const looks = {
  away: { tone: 'attention', icon: 'offline' },
  failed: { tone: 'danger', icon: 'warning' },
} as const;

/** Replaces a section that cannot be shown. The rest of the shell still works. */
export function SectionFailurePanel({ label, failure, onRetry }: SectionFailurePanelProps) {
  const { t } = useTranslation();
  const { kind, remote, version, reference } = failure;
  useWhenBack(kind === 'offline', onRetry);
  // A retry cannot fix a section built for another shell, so none is offered.
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
        label: t('failure.reference'),
        value: `${remote} ${version} ${reference}`,
      }}
      {...retry}
    >
      <TextLink to="/about">{t('sectionFailure.details')}</TextLink>
    </StatusPanel>
  );
}

/**
 * The button disappears with the panel; without a new place the focus would return to the
 * document's start.
 */
function retryInPlace(onRetry: () => void): void {
  document.querySelector('main')?.focus();
  onRetry();
}
