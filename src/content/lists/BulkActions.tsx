import Button from '@mui/material/Button';
import { Archive, ArchiveRestore, CalendarClock, UserCog } from 'lucide-react';
import { Suspense, useState, type ComponentType } from 'react';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { RejectionsDialog } from '@src/components/feedback/RejectionsDialog';
import { useMany, type Named } from '@src/store/useMany';
import { useNotify } from '@src/store/useNotify';
import type { UseWrite } from '../source';
import type { Progress } from '../types';
import type { BulkChange, BulkField } from './BulkFieldDialog';
import { useContentText } from '../words';

const BulkFieldDialog = lazyPart(async () => (await import('./BulkFieldDialog')).BulkFieldDialog);

export interface BulkSlots {
  /** The buttons that assignments provide for several objects at once. */
  Assign: ComponentType<{ objects: readonly Named[] }>;
  Remind: ComponentType<{ objects: readonly Named[] }>;
}

export interface BulkRow extends Named {
  isArchive: boolean;
  statistic: Progress | null;
}

export type UseBulkUpdate = UseWrite<BulkChange & { id: number; isArchive?: boolean }>;

interface BulkActionsProps extends BulkSlots {
  useUpdate: UseBulkUpdate;
  /** Whether objects of the kind have review dates. */
  hasReviews: boolean;
  rows: readonly BulkRow[];
  clear: () => void;
}

/** The bulk actions on the chosen objects; rejections are shown for each row. */
export function BulkActions({ useUpdate, hasReviews, rows, clear, Assign, Remind }: BulkActionsProps) {
  const { t } = useContentText();
  const notify = useNotify();
  const [update] = useUpdate();
  const [field, setField] = useState<BulkField | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { run, rejections, forget } = useMany();
  const living = rows.filter(({ isArchive }) => !isArchive);
  const archived = rows.filter(({ isArchive }) => isArchive);

  const set = (among: readonly BulkRow[], change: BulkChange & { isArchive?: boolean }) =>
    run(among, (id) => update({ ...change, id }));
  const move = async (among: readonly BulkRow[], isArchive: boolean) => {
    const moved = await set(among, { isArchive });
    if (moved.length > 0) {
      const back = among.filter(({ id }) => moved.includes(id));
      notify.alert(t(isArchive ? 'bulk.archived' : 'bulk.restored', { count: moved.length }), {
        label: t('common:action.undo'),
        onPress: () => void set(back, { isArchive: !isArchive }),
      });
    }
    // Rejected objects stay selected, with the reasons on the screen.
    if (moved.length === among.length) clear();
  };
  const change = async (values: BulkChange) => {
    const changed = await set(living, values);
    if (changed.length > 0) notify.success(t('bulk.changed', { count: changed.length }));
  };

  return (
    <>
      {living.length > 0 ? (
        <>
          <Assign objects={living} />
          <Remind objects={living} />
          <Button size="small" variant="outlined" startIcon={<UserCog />} onClick={() => setField('ownerId')}>
            {t('bulk.owner')}
          </Button>
          {hasReviews ? (
            <Button
              size="small"
              variant="outlined"
              startIcon={<CalendarClock />}
              onClick={() => setField('reviewEveryMonths')}
            >
              {t('bulk.review')}
            </Button>
          ) : null}
          <Button size="small" variant="outlined" startIcon={<Archive />} onClick={() => setIsAsking(true)}>
            {t('menu.archive')}
          </Button>
        </>
      ) : null}
      {archived.length > 0 ? (
        <Button
          size="small"
          variant="outlined"
          startIcon={<ArchiveRestore />}
          onClick={() => void move(archived, false)}
        >
          {t('menu.restore')}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('bulk.archiveTitle', { count: living.length })}
        confirmLabel={t('menu.archive')}
        isDestructive
        onConfirm={() => move(living, true)}
        onClose={() => setIsAsking(false)}
      >
        {t('ask.archiveText', {
          count: living.reduce((sum, { statistic }) => sum + (statistic?.notSigned ?? 0), 0),
          signed: living.reduce((sum, { statistic }) => sum + (statistic?.signed ?? 0), 0),
        })}
      </ConfirmDialog>
      <Suspense>
        {field ? (
          <BulkFieldDialog
            field={field}
            count={living.length}
            onSubmit={change}
            onClose={() => setField(null)}
          />
        ) : null}
      </Suspense>
      {rejections.length > 0 ? <RejectionsDialog rejections={rejections} onClose={forget} /> : null}
    </>
  );
}
