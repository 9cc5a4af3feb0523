import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import type { FormFieldProps } from '@src/components/form/FormTextField';
import { errorText } from '@src/api/errors';
import { reorder } from '@src/lib/order';
import { useNotify } from '@src/store/useNotify';
import {
  type IdealLayer,
  type IdealPictureQuery,
  type IdealStatement,
  useIdealPictureQuery,
  useIdealStatementArchiveMutation,
  useIdealStatementCreateMutation,
  useIdealStatementsUpdateMutation,
} from '../api';
import { IdealDecision } from './IdealDecision';
import { StatementCard } from './StatementCard';
import { StatementDialog } from './StatementDialog';

interface StatementsProps {
  layer: IdealLayer;
  targetId: number | null;
  PersonField: ComponentType<FormFieldProps>;
}

const samples = [1, 2, 3] as const;

type Picture = IdealPictureQuery['idealPicture'];

/** The statements of one layer, in their order. */
export function Statements({ layer, targetId, PersonField }: StatementsProps) {
  const query = useIdealPictureQuery({ layer, targetId });
  const picture = query.currentData?.idealPicture;
  const text = errorText(query.error);
  if (picture) {
    return <Shown picture={picture} layer={layer} targetId={targetId} PersonField={PersonField} />;
  }
  if (query.isError) {
    return <ErrorState {...(text ? { text } : {})} onRetry={() => void query.refetch()} />;
  }
  return <SkeletonCards count={3} height={72} />;
}

function Shown({ picture, layer, targetId, PersonField }: StatementsProps & { picture: Picture }) {
  const { t } = useTranslation('ideal');
  const [edited, setEdited] = useState<IdealStatement | 'new' | null>(null);
  const { items, canWrite } = picture;
  return (
    <Stack spacing={1.5}>
      {layer === 'person' && targetId !== null ? <IdealDecision userId={targetId} picture={picture} /> : null}
      {items.length ? (
        <StatementList
          items={items}
          layer={layer}
          targetId={targetId}
          {...(canWrite ? { onEdit: setEdited } : {})}
        />
      ) : (
        <NoStatements canWrite={canWrite} layer={layer} targetId={targetId} />
      )}
      {canWrite ? (
        <Box>
          <Button variant="contained" startIcon={<Plus />} onClick={() => setEdited('new')}>
            {t('ideal:add')}
          </Button>
        </Box>
      ) : null}
      {edited ? (
        <StatementDialog
          statement={edited === 'new' ? null : edited}
          layer={layer}
          targetId={targetId}
          PersonField={PersonField}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Stack>
  );
}

function NoStatements({
  canWrite,
  layer,
  targetId,
}: Omit<StatementsProps, 'PersonField'> & { canWrite: boolean }) {
  const { t } = useTranslation('ideal');
  if (!canWrite) return <EmptyState title={t('ideal:none')} />;
  return (
    <EmptyState
      title={t('ideal:none')}
      text={t('ideal:noneText')}
      action={<Samples layer={layer} targetId={targetId} />}
    />
  );
}

function Samples({ layer, targetId }: Pick<StatementsProps, 'layer' | 'targetId'>) {
  const { t } = useTranslation('ideal');
  const [create, { isLoading }] = useIdealStatementCreateMutation();
  const notify = useNotify();
  const take = async () => {
    for (const number of samples) {
      const { error } = await create({ statement: { layer, targetId, text: t(`ideal:sample.${number}`) } });
      if (error) return notify.failure(error);
    }
  };
  return (
    <Button variant="outlined" disabled={isLoading} onClick={() => void take()}>
      {t('ideal:template')}
    </Button>
  );
}

interface StatementListProps extends Pick<StatementsProps, 'layer' | 'targetId'> {
  items: readonly IdealStatement[];
  /** Absent for those who only read. */
  onEdit?: (statement: IdealStatement) => void;
}

function StatementList({ items, layer, targetId, onEdit }: StatementListProps) {
  const { t } = useTranslation('ideal');
  const [update] = useIdealStatementsUpdateMutation();
  const [archive] = useIdealStatementArchiveMutation();
  const notify = useNotify();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
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
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ restoreFocus: false }}
        onDragEnd={({ active, over }) => void move(Number(active.id), over ? Number(over.id) : undefined)}
      >
        <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map((statement, index) => (
              <StatementCard
                key={statement.id}
                statement={statement}
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
        </SortableContext>
      </DndContext>
    </>
  );
}
