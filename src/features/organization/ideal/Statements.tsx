import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { History, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableList } from '@src/components/data/SortableList';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { reorder } from '@src/lib/order';
import { useNotify } from '@src/store/useNotify';
import { useIsEdit } from '@src/store/useEditMode';
import {
  type IdealLayer,
  type IdealPictureQuery,
  type IdealStatement,
  useIdealPictureQuery,
  useIdealStatementArchiveMutation,
  useIdealStatementsUpdateMutation,
} from '../api';
import { type ChangesView, HistoryPanel } from './HistoryPanel';
import { IdealDecision } from './IdealDecision';
import { ProposalDialog } from './ProposalDialog';
import { Proposals } from './Proposals';
import { StatementCard } from './StatementCard';
import { StatementDialog } from './StatementDialog';
import { TemplateDialog } from './TemplateDialog';

interface StatementsProps {
  layer: IdealLayer;
  targetId: number | null;
  /** The name of the position or subdivision. */
  targetName: string;
  Changes: ChangesView;
}

type Picture = IdealPictureQuery['idealPicture'];

/** The statements of one layer, in order. */
export function Statements(props: StatementsProps) {
  const { layer, targetId } = props;
  const query = useIdealPictureQuery({ layer, targetId });
  const picture = query.currentData?.idealPicture;
  if (picture) return <Shown picture={picture} {...props} />;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  return <SkeletonCards count={3} height={72} />;
}

type Opened =
  { kind: 'statement' | 'proposal'; statement: IdealStatement | null } | { kind: 'template' | 'history' };

/** Returns the available actions in edit mode. */
function useOffered({ canWrite, canPropose }: Pick<Picture, 'canWrite' | 'canPropose'>) {
  const isEdit = useIsEdit();
  return { canWrite: canWrite && isEdit, canPropose: canPropose && isEdit };
}

function Shown({ picture, ...place }: StatementsProps & { picture: Picture }) {
  const { t } = useTranslation('ideal');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { layer, targetId } = place;
  const { items, proposals } = picture;
  const { canWrite, canPropose } = useOffered(picture);
  const edit = (statement: IdealStatement | null) => setOpened({ kind: 'statement', statement });
  const propose = (statement: IdealStatement | null) => setOpened({ kind: 'proposal', statement });
  return (
    <Stack spacing={1.5}>
      {layer === 'person' && targetId !== null ? <IdealDecision userId={targetId} picture={picture} /> : null}
      <Proposals proposals={proposals} canWrite={picture.canWrite} />
      {items.length ? (
        <StatementList
          items={items}
          layer={layer}
          targetId={targetId}
          {...(canWrite ? { onEdit: edit } : {})}
          {...(canPropose ? { onPropose: propose } : {})}
        />
      ) : (
        <NoStatements canWrite={canWrite} onTemplate={() => setOpened({ kind: 'template' })} />
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {canWrite ? (
          <Button variant="contained" startIcon={<Plus />} onClick={() => edit(null)}>
            {t('ideal:add')}
          </Button>
        ) : null}
        {canWrite && items.length ? (
          <Button onClick={() => setOpened({ kind: 'template' })}>{t('ideal:templates.open')}</Button>
        ) : null}
        {canPropose ? (
          <Button variant="outlined" startIcon={<Plus />} onClick={() => propose(null)}>
            {t('ideal:propose.add')}
          </Button>
        ) : null}
        <Button startIcon={<History />} onClick={() => setOpened({ kind: 'history' })}>
          {t('ideal:history.open')}
        </Button>
      </Stack>
      {opened ? (
        <OpenedPart opened={opened} items={items} {...place} onClose={() => setOpened(null)} />
      ) : null}
    </Stack>
  );
}

interface OpenedPartProps extends StatementsProps {
  opened: Opened;
  items: readonly IdealStatement[];
  onClose: () => void;
}

function OpenedPart({ opened, items, Changes, targetName, ...place }: OpenedPartProps) {
  switch (opened.kind) {
    case 'statement':
      return <StatementDialog statement={opened.statement} {...place} />;
    case 'proposal':
      return <ProposalDialog statement={opened.statement} {...place} />;
    case 'template':
      return <TemplateDialog targetName={targetName} {...place} />;
    case 'history':
      return <HistoryPanel statements={items} Changes={Changes} {...place} />;
  }
}

function NoStatements({ canWrite, onTemplate }: { canWrite: boolean; onTemplate: () => void }) {
  const { t } = useTranslation('ideal');
  if (!canWrite) return <EmptyState title={t('ideal:none')} />;
  return (
    <EmptyState
      title={t('ideal:none')}
      text={t('ideal:noneText')}
      action={
        <Button variant="outlined" onClick={onTemplate}>
          {t('ideal:templates.open')}
        </Button>
      }
    />
  );
}

interface StatementListProps extends Pick<StatementsProps, 'layer' | 'targetId'> {
  items: readonly IdealStatement[];
  /** Absent for read-only users. */
  onEdit?: (statement: IdealStatement) => void;
  /** Absent for users who can edit, and for those who may not propose changes. */
  onPropose?: (statement: IdealStatement) => void;
}

function StatementList({ items, layer, targetId, onEdit, onPropose }: StatementListProps) {
  const { t } = useTranslation('ideal');
  const [update] = useIdealStatementsUpdateMutation();
  const [archive] = useIdealStatementArchiveMutation();
  const notify = useNotify();
  const move = async (id: number, overId: number | undefined) => {
    const moved = overId === undefined ? null : reorder(items, id, overId);
    if (!moved) return;
    const orders = [...moved.orders].map(([each, order]) => ({ id: each, order }));
    const { error } = await update({ layer, targetId, items: orders });
    if (error) notify.failure(error);
  };
  const restore = async (id: number) => {
    const { error } = await archive({ id, isArchive: false });
    if (error) notify.failure(error);
  };
  const putAway = async ({ id }: IdealStatement) => {
    const { error } = await archive({ id, isArchive: true });
    if (error) return notify.failure(error);
    notify.alert(t('ideal:archived'), { label: t('common:action.undo'), onPress: () => void restore(id) });
  };
  return (
    <>
      {onEdit && items.length > 1 ? (
        <Typography variant="body2" color="textSecondary">
          {t('ideal:drag')}
        </Typography>
      ) : null}
      <SortableList
        ids={items.map(({ id }) => id)}
        onMove={(from, to) => void move(items[from]?.id ?? 0, items[to]?.id)}
      >
        <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((statement, index) => (
            <StatementCard
              key={statement.id}
              statement={statement}
              {...(onPropose ? { onPropose: () => onPropose(statement) } : {})}
              {...(onEdit
                ? {
                    actions: {
                      above: items[index - 1]?.id,
                      below: items[index + 1]?.id,
                      onMove: (overId) => void move(statement.id, overId),
                      onEdit: () => onEdit(statement),
                      onArchive: () => void putAway(statement),
                    },
                  }
                : {})}
            />
          ))}
        </Stack>
      </SortableList>
    </>
  );
}
