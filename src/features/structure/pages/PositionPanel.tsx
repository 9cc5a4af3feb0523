import Link from '@mui/material/Link';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { optionName } from '@src/lib/options';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';
import {
  useAllPositionsQuery,
  usePositionCreateMutation,
  usePositionDeleteMutation,
  usePositionHoldersQuery,
  usePositionQuery,
  usePositionUpdateMutation,
} from '../api';
import { ArchiveNote } from '../components/ArchiveNote';
import { DetailSection } from '../components/DetailSection';
import { PeopleList } from '../components/PeopleList';
import { PositionForm } from '../components/PositionForm';
import { PositionView } from '../components/PositionView';
import { RecordMenu } from '../components/RecordMenu';
import { DetailPane } from '../components/StructureSplit';
import { emptyPosition, positionInput, type PositionValues } from '../forms/position-form';
import { pathName } from '../lib/structure-tree';
import { structurePaths } from '../lib/structure-url';
import { usePanelRoute } from '../lib/usePanelRoute';
import { useCanChooseRole, useCanWriteStructure } from '../lib/useStructureRights';
import { usePositionMoves } from '../lib/useTreeMoves';

const holdersShown = 20;

function Holders({ id, count }: { id: number; count: number }) {
  const { t } = useTranslation('structure');
  const { data } = usePositionHoldersQuery({ positionIds: [id], page: 1, pageSize: holdersShown });
  return (
    <DetailSection title={t('structure:position.holders')}>
      <PeopleList
        people={data?.users.items}
        empty={t('structure:position.vacant')}
        more={
          count > holdersShown ? (
            <Link component={RouterLink} to={`/employees?positionIds=${id}`}>
              {t('structure:position.allHolders')}
            </Link>
          ) : null
        }
      />
    </DetailSection>
  );
}

function NewPosition() {
  const { t } = useTranslation('structure');
  const notify = useNotify();
  const panel = usePanelRoute(structurePaths.positions);
  const [params] = useSearchParams();
  const parentId = Number(params.get('parentId')) || null;
  const { data: positions } = useAllPositionsQuery();
  const [clientKey] = useState(uuid);
  const [create] = usePositionCreateMutation();
  const canChooseRole = useCanChooseRole();
  const createdId = useRef<number>(undefined);
  const subdivisionId = positions?.find(({ id }) => id === parentId)?.subdivisionId ?? null;
  const start = useMemo(() => emptyPosition(parentId, subdivisionId), [parentId, subdivisionId]);
  const send = async (values: PositionValues) => {
    const answer = await create({ position: positionInput(values, canChooseRole), clientKey });
    createdId.current = answer.data?.positionCreate.id;
    return answer;
  };
  const saved = ({ name }: PositionValues) => {
    notify.success(t('structure:created', { name }));
    if (createdId.current) panel.openNew(createdId.current);
  };
  return (
    <DetailPane title={t('structure:position.new')} onClose={panel.close}>
      {positions ? (
        <PositionForm
          key={parentId}
          record={undefined}
          start={start}
          send={send}
          onSaved={saved}
          onCancel={panel.close}
        />
      ) : (
        <SkeletonRows columns={1} />
      )}
    </DetailPane>
  );
}

function PositionDetail({ id }: { id: number }) {
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const canWrite = useCanWriteStructure();
  const canChooseRole = useCanChooseRole();
  const panel = usePanelRoute(structurePaths.positions);
  const { data, error, refetch } = usePositionQuery({ id });
  const { data: positions = [] } = useAllPositionsQuery();
  const [update] = usePositionUpdateMutation();
  const moves = usePositionMoves();
  const [remove] = usePositionDeleteMutation();
  const position = data?.position;
  if (!position) {
    return (
      <DetailPane title={t('structure:position.subtitle')} onClose={panel.close}>
        {error || data ? <ErrorState onRetry={() => void refetch()} isDense /> : <SkeletonRows columns={1} />}
      </DetailPane>
    );
  }
  const send = (values: PositionValues, updatedAt: string | undefined) =>
    update({ position: { id, ...positionInput(values, canChooseRole), updatedAt } });
  const menu = (
    <RecordMenu
      kind="position"
      record={position}
      onAddChild={() => panel.add(id)}
      onMove={() => moves.ask(id)}
      setArchive={(isArchive) => update({ position: { id, isArchive } })}
      remove={() => remove({ id })}
      onRemoved={panel.close}
    />
  );
  return (
    <DetailPane
      title={optionName(position, t('common:archiveSuffix'))}
      subtitle={pathName(positions, id) || t('structure:position.subtitle')}
      menu={
        canWrite ? (
          <>
            {menu}
            {moves.dialog}
          </>
        ) : null
      }
      onClose={panel.close}
    >
      <ArchiveNote record={position} />
      {canWrite ? (
        <PositionForm
          record={position}
          start={emptyPosition(null, null)}
          send={send}
          onSaved={({ name }) => notify.success(t('structure:saved', { name }))}
          onCancel={panel.close}
          refresh={() => void refetch()}
        >
          <Holders id={id} count={position.employeesCount} />
        </PositionForm>
      ) : (
        <>
          <PositionView position={position} />
          <Holders id={id} count={position.employeesCount} />
        </>
      )}
    </DetailPane>
  );
}

/** The position that the address names, beside its tree. */
export function PositionPanel() {
  const { id } = useParams();
  return id === 'new' ? <NewPosition /> : <PositionDetail key={id} id={Number(id)} />;
}
