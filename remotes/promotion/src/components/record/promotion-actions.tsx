import type { PromotionBulkAction } from '@pazar/contracts/promotion-bulk';
import type { EffectivePromotionStatus } from '@pazar/contracts/promotion';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { Menu } from '@pazar/ui/overlay/menu';
import type { MenuItem } from '@pazar/ui/overlay/menu-item';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Note } from '@pazar/ui/note';
import { Row, Stack } from '@pazar/ui/layout';
import { useState } from 'react';
import { RequirementLinks } from './requirement-links.tsx';
import { useMayPublish } from './use-may-publish.ts';
import { usePromotionActions } from './use-promotion-actions.ts';

/** What each state can become, the usual move first. */
const movesOf: { readonly [Status in EffectivePromotionStatus]: readonly PromotionBulkAction[] } = {
  DRAFT: ['publish', 'archive'],
  SCHEDULED: ['pause', 'stop'],
  ACTIVE: ['pause', 'stop'],
  PAUSED: ['resume', 'stop'],
  ENDED: ['archive'],
  ARCHIVED: ['restore'],
};

/** What management must have verified the agent for. */
const publishing: ReadonlySet<PromotionBulkAction> = new Set(['publish', 'resume']);

export interface PromotionActionsProps {
  promotion: PromotionDetail;
  /** How many moves have a button; the others are in the menu. */
  buttons?: number;
}

/** Actions on the promotion, replaced by the error when one fails. */
export function PromotionActions({ promotion, buttons = 1 }: PromotionActionsProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { isBusy, isOffline, failure, forget, ...actions } = usePromotionActions(promotion);
  const [isRemoving, setRemoving] = useState(false);
  const { effectiveStatus, frozen } = promotion;
  const { text: name } = readLocalizedText(promotion.name, locale);
  const mayPublish = useMayPublish();
  const moves = movesOf[effectiveStatus].filter((action) => mayPublish || !publishing.has(action));
  const run = (action: PromotionBulkAction) =>
    action === 'publish' ? actions.publish(promotion) : actions.move(action);
  const isRunning =
    frozen.length > 0 && effectiveStatus !== 'ENDED' && effectiveStatus !== 'ARCHIVED';
  const menu: (MenuItem | false)[] = [
    ...moves.slice(buttons).map((action) => ({
      key: action,
      label: t(`promotion.action.${action}`),
      onSelect: () => run(action),
    })),
    isRunning && {
      key: 'stopAndDuplicate',
      icon: 'duplicate',
      label: t('promotion.action.stopAndDuplicate'),
      onSelect: actions.stopAndDuplicate,
    },
    {
      key: 'duplicate',
      icon: 'duplicate',
      label: t('promotion.action.duplicate'),
      onSelect: actions.duplicate,
    },
    effectiveStatus === 'DRAFT' && {
      key: 'remove',
      icon: 'delete',
      label: t('promotion.action.remove'),
      isDanger: true,
      startsGroup: true,
      onSelect: () => setRemoving(true),
    },
  ];
  return (
    <Stack>
      <Row>
        {moves.slice(0, buttons).map((action) => (
          <Button key={action} isBusy={isBusy} onClick={() => run(action)}>
            {t(`promotion.action.${action}`)}
          </Button>
        ))}
        <Menu
          label={t('promotion.action.more', { names: name })}
          items={menu.filter((item) => item !== false)}
        />
      </Row>
      {isOffline && (
        <Note
          tone="attention"
          title={t('promotion.action.offline')}
          detail={t('promotion.action.offlineDetail')}
          isAnnounced
        />
      )}
      <ChangeFailure title={t('promotion.action.failed')} error={failure}>
        <RequirementLinks promotion={promotion} />
        <Button variant="quiet" onClick={forget}>
          {t('promotion.action.close')}
        </Button>
      </ChangeFailure>
      {isRemoving && (
        <Confirm
          title={t('promotion.action.removeAsk', { names: name })}
          confirmLabel={t('promotion.action.remove')}
          isBusy={isBusy}
          onConfirm={() => {
            actions.remove();
            setRemoving(false);
          }}
          onCancel={() => setRemoving(false)}
        >
          {t('promotion.action.removeDetail')}
        </Confirm>
      )}
    </Stack>
  );
}
