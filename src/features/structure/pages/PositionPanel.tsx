import Link from '@mui/material/Link';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { useNotify } from '@src/store/useNotify';
import { EditModeGate } from '@src/store/EditModeGate';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import {
  useAllPositionsQuery,
  usePositionCreateMutation,
  usePositionDeleteMutation,
  usePositionHoldersQuery,
  usePositionQuery,
  usePositionUpdateMutation,
} from '../api';
import { DetailSection } from '../components/DetailSection';
import { PeopleList } from '../components/PeopleList';
import { PositionForm } from '../components/PositionForm';
import { PositionView } from '../components/PositionView';
import { RecordPane, WaitingPane } from '../components/RecordPane';
import { DetailPane } from '../components/StructureSplit';
import { emptyPosition, positionInput, type PositionValues } from '../forms/position-form';
import { structurePaths } from '../lib/structure-url';
import { useNewRecord } from '../lib/useNewRecord';
import { usePanelRoute } from '../lib/usePanelRoute';
import {
  useCanChooseRole,
  useCanReadStructureEverywhere,
  useCanWriteStructure,
} from '../lib/useStructureRights';
import { usePersonMoves } from '../moves/usePersonMoves';
import { usePositionMoves } from '../lib/useTreeMoves';

const holdersShown = 20;

function Holders({ id, count }: { id: number; count: number }) {
  const { t } = useTranslation('structure');
  const { dialog, ...moves } = usePersonMoves('position');
  const { data } = usePositionHoldersQuery({ positionIds: [id], page: 1, pageSize: holdersShown });
  return (
    <DetailSection
      title={t('structure:position.holders')}
      {...(moves.carriedOf ? { text: t('structure:tree.peopleTip') } : {})}
    >
      {dialog}
      <PeopleList
        {...moves}
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

/** A link to the position's row in the coverage matrix. */
function CoverageLink({ name }: { name: string }) {
  const { t } = useTranslation('structure');
  const search = new URLSearchParams({ view: 'matrix', position: name }).toString();
  return (
    <DetailSection title={t('structure:coverage.regulations')}>
      <Link component={RouterLink} to={{ pathname: structurePaths.regulations, search }}>
        {t('structure:coverage.open')}
      </Link>
    </DetailSection>
  );
}

/** The form of a new position. */
export function NewPosition() {
  const { t } = useTranslation('structure');
  const { parentId, clientKey, made, saved, close } = useNewRecord(structurePaths.positions);
  const { data: positions } = useAllPositionsQuery();
  const [create] = usePositionCreateMutation();
  const canChooseRole = useCanChooseRole();
  const subdivisionId = positions?.find(({ id }) => id === parentId)?.subdivisionId ?? null;
  const start = useMemo(() => emptyPosition(parentId, subdivisionId), [parentId, subdivisionId]);
  const send = (values: PositionValues) =>
    made(
      create({ position: positionInput(values, canChooseRole), clientKey }),
      ({ positionCreate }) => positionCreate.id,
    );
  return (
    <DetailPane title={t('structure:position.new')} onClose={close}>
      <EditModeGate>
        {positions ? (
          <PositionForm
            key={parentId}
            record={undefined}
            start={start}
            send={send}
            onSaved={saved}
            onCancel={close}
          />
        ) : (
          <SkeletonRows columns={1} />
        )}
      </EditModeGate>
    </DetailPane>
  );
}

function PositionDetail({ id }: { id: number }) {
  const { t } = useTranslation('structure');
  const notify = useNotify();
  const canWrite = useCanWriteStructure();
  const canChooseRole = useCanChooseRole();
  const canReadEverywhere = useCanReadStructureEverywhere();
  const panel = usePanelRoute(structurePaths.positions);
  const { data, error, refetch } = usePositionQuery({ id });
  const { data: positions = [] } = useAllPositionsQuery();
  const [update] = usePositionUpdateMutation();
  const moves = usePositionMoves();
  const [remove] = usePositionDeleteMutation();
  const position = data?.position;
  if (!position) {
    return (
      <WaitingPane
        kind="position"
        isLoading={!error && !data}
        error={error}
        onRetry={() => void refetch()}
        onClose={panel.close}
      />
    );
  }
  const rest = (
    <>
      <Holders id={id} count={position.employeesCount} />
      {canReadEverywhere ? <CoverageLink name={position.name} /> : null}
    </>
  );
  const send = (values: PositionValues, updatedAt: string | undefined) =>
    update({ position: { id, ...positionInput(values, canChooseRole), updatedAt } });
  return (
    <RecordPane
      kind="position"
      record={position}
      items={positions}
      panel={panel}
      moves={moves}
      canWrite={canWrite}
      setArchive={(isArchive) => update({ position: { id, isArchive } })}
      remove={() => remove({ id })}
    >
      {canWrite ? (
        <PositionForm
          record={position}
          start={emptyPosition(null, null)}
          send={send}
          onSaved={({ name }) => notify.success(t('structure:saved', { name }))}
          onCancel={panel.close}
          refresh={() => void refetch()}
        >
          {rest}
        </PositionForm>
      ) : (
        <>
          <PositionView position={position} />
          {rest}
        </>
      )}
    </RecordPane>
  );
}

/** The position in the address, beside its tree. */
export function PositionPanel() {
  const { id } = useParams();
  return <PositionDetail key={id} id={Number(id)} />;
}
