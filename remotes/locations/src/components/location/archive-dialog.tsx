import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { DependantKind } from '@pazar/contracts/location-replacements';
import { runRowAction, undoBulk } from '@pazar/section/row-action';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { ApiError } from '@pazar/shell/api-error';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { useUndoable } from '@pazar/section/list/undo/use-undoable';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { SuspensionNote } from '@pazar/section/suspension-note';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Stack } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { locationUses } from '../../api/locations.ts';
import { isReplacementMissing, type Replacements } from '../../model/replacements.ts';
import { liveOf } from '../../model/live-uses.ts';
import { ReplacementFields } from '../replacement-fields.tsx';
import { LocationUses } from './location-uses.tsx';

const path = '/v1/locations/bulk';

/** Lists the records that depend on a location, and archives it when they have a replacement. */
export function ArchiveDialog({
  location,
  onClose,
}: {
  location: LocationDetail;
  onClose: () => void;
}) {
  const { t } = useTranslation('locations');
  const http = useHttp();
  const { offer } = useUndoable('locations');
  const uses = useQuery(locationUses(http, location.id));
  const [replacements, setReplacements] = useState<Replacements>({});
  const [hasTried, setTried] = useState(false);
  const archiving = useApiMutation({
    mutationKey: ['locations', 'archive', location.id],
    mutationFn: (reassignTo: Replacements, context) => {
      const action = { id: location.id, action: 'archive', params: { reassignTo } };
      return runRowAction(path, action, context);
    },
  });
  const undoing = useApiMutation({ mutationKey: ['locations', 'undo'], keyPerContent: true });
  const live = uses.data && liveOf(uses.data);
  const { error } = archiving;

  function archive(): void {
    setTried(true);
    if (live === undefined || isReplacementMissing(live, replacements)) return;
    archiving.mutate(replacements, {
      onSuccess: (undoToken) => {
        onClose();
        offer({
          message: t('location.moved.archive', { name: location.name }),
          undo: () => undoing.mutateAsync(undoBulk(path, undoToken)),
        });
      },
    });
  }
  function faultOf(kind: DependantKind): string | undefined {
    if (hasTried && replacements[kind] === undefined)
      return t('location.archive.replacementMissing');
    const { errors = [] } = (error instanceof ApiError ? error.problem : undefined) ?? {};
    return errors.find(({ pointer }) => pointer === `/reassignTo/${kind}`)?.detail;
  }
  return (
    <Dialog
      title={t('location.archive.title', { name: location.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('location.archive.cancel')}</Button>
          <Button variant="primary" isBusy={archiving.isPending} onClick={archive}>
            {t('location.action.archive')}
          </Button>
        </>
      }
    >
      <SuspensionNote />
      {error !== null && (
        <InView>
          <ChangeFailure title={t('location.action.failed')} error={error} />
        </InView>
      )}
      <Loaded
        query={uses}
        texts={{ loading: t('location.uses.loading'), failed: t('location.uses.failed') }}
      >
        {(all) => {
          const depending = liveOf(all);
          return depending.items.length === 0 ? (
            <p>{t('location.archive.free')}</p>
          ) : (
            <Stack>
              <p>{t('location.archive.used')}</p>
              <LocationUses uses={depending} />
              <ReplacementFields
                counts={depending.counts}
                without={[location.id]}
                replacements={replacements}
                onChange={setReplacements}
                faultOf={faultOf}
              />
            </Stack>
          );
        }}
      </Loaded>
    </Dialog>
  );
}

/** Scrolls what appears in it into view. */
function InView({ children }: { children: ReactNode }) {
  return <div ref={scrollTo}>{children}</div>;
}

function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
