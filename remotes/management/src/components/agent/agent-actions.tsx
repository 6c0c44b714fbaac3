import type { AgentDetail } from '@pazar/contracts/management';
import type { Session } from '@pazar/contracts/session';
import { useAuthStore } from '@pazar/shell';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useNotify } from '@pazar/shell/notify';
import { useViewAgent } from '@pazar/shell/session';
import { useTranslation } from 'react-i18next';
import { Menu } from '@pazar/ui/overlay/menu';
import { ReasonDialog } from '@pazar/section/input/reason-dialog';
import { useState } from 'react';
import { agentActions } from '../../api/agent-actions.ts';
import { agentResource } from '../../api/agents.ts';
import { ActionFailure, ViewFailure } from './action-failure.tsx';
import { RolesDialog, SuspendDialog } from './agent-dialogs.tsx';

type Asked = 'view' | 'suspend' | 'reactivate' | 'roles' | 'signOut' | 'endFactor';

/** What can be done to this agent now; nothing to an account that is closed, and little to the own one. */
function possible({ accountStatus, roles, hasSecondFactor }: AgentDetail, isOwn: boolean): Asked[] {
  if (accountStatus === 'CLOSED') return [];
  if (isOwn) return ['roles', 'signOut'];
  const rest: Asked[] = ['roles', 'signOut'];
  if (!roles.includes('ROLE_MANAGEMENT')) rest.push('view');
  if (hasSecondFactor) rest.push('endFactor');
  return [accountStatus === 'SUSPENDED' ? 'reactivate' : 'suspend', ...rest];
}

/** What management does to an agent: each asks for its reason and says what follows from it. */
export function AgentActions({ agent }: { agent: AgentDetail }) {
  const { t } = useTranslation('management');
  const { displayName: name } = agent;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isOwn = useAuthStore(({ session }) => session?.id === agent.id);
  const items = possible(agent, isOwn).map((key) => ({
    key,
    label: t(`action.${key}`),
    onSelect: () => setAsked(key),
  }));
  if (items.length === 0) return null;
  return (
    <>
      <Menu label={t('action.menu', { name })} items={items} />
      {asked !== null && <Question agent={agent} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface QuestionProps {
  agent: AgentDetail;
  asked: Asked;
  onClose: () => void;
}

/** The dialog of one action, from its question to its message. */
function Question({ agent, asked, onClose }: QuestionProps) {
  const { t } = useTranslation('management');
  const notify = useNotify();
  const change = useApiMutation(agentResource.mutation(agent.id));
  const call = useApiMutation<undefined>({ mutationKey: ['management', 'sign-out', agent.id] });
  const view = useApiMutation<Session>({ mutationKey: ['management', 'view', agent.id] });
  const viewAgent = useViewAgent();
  const [isUnkept, setUnkept] = useState(false);
  const { displayName: name } = agent;
  const done = () => {
    if (asked !== 'view') notify(t(`action.${asked}.done`, { name }));
    onClose();
  };
  function showAs(session: Session): void {
    try {
      viewAgent(session);
    } catch {
      setUnkept(true);
    }
  }
  const error = change.error ?? call.error ?? view.error;
  const dialog = {
    isBusy: change.isPending || call.isPending || view.isPending,
    failure: error === null ? isUnkept && <ViewFailure /> : <ActionFailure error={error} />,
    onCancel: onClose,
  };
  if (asked === 'suspend') {
    return (
      <SuspendDialog
        {...dialog}
        agent={agent}
        onConfirm={(reason, until) =>
          change.mutate(agentActions.suspend(agent, reason, until), { onSuccess: done })
        }
      />
    );
  }
  if (asked === 'roles') {
    return (
      <RolesDialog
        {...dialog}
        agent={agent}
        onConfirm={(reason, roles) =>
          change.mutate(agentActions.setRoles(agent, reason, roles), { onSuccess: done })
        }
      />
    );
  }
  const confirm = {
    view: (reason: string) => view.mutate(agentActions.view(agent, reason), { onSuccess: showAs }),
    signOut: (reason: string) =>
      call.mutate(agentActions.signOut(agent, reason), { onSuccess: done }),
    endFactor: (reason: string) =>
      call.mutate(agentActions.endFactor(agent, reason), { onSuccess: done }),
    reactivate: (reason: string) =>
      change.mutate(agentActions.reactivate(agent, reason), { onSuccess: done }),
  }[asked];
  return (
    <ReasonDialog
      {...dialog}
      title={t(`action.${asked}.title`, { name })}
      detail={<p>{t(`action.${asked}.effect`)}</p>}
      confirmLabel={t(asked === 'reactivate' ? 'action.reactivate' : `action.${asked}.confirm`)}
      onConfirm={confirm}
    />
  );
}
