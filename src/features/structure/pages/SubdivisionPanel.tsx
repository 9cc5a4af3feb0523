import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useAllPositionOptionsQuery } from '@src/entities/structure/api';
import { ColourDot } from '@src/components/data/ColourDot';
import { Fact } from '@src/components/data/Fact';
import Typography from '@mui/material/Typography';
import { useNotify } from '@src/store/useNotify';
import { EditModeGate } from '@src/store/EditModeGate';
import { Crown } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import {
  type SubdivisionNode,
  useAllSubdivisionsQuery,
  useSubdivisionCreateMutation,
  useSubdivisionDeleteMutation,
  useSubdivisionPeopleQuery,
  useSubdivisionQuery,
  useSubdivisionUpdateMutation,
} from '../api';
import { DetailSection } from '../components/DetailSection';
import { PeopleList } from '../components/PeopleList';
import { RecordPane, WaitingPane } from '../components/RecordPane';
import { DetailPane } from '../components/StructureSplit';
import { SubdivisionForm } from '../components/SubdivisionForm';
import { emptySubdivision, subdivisionInput, type SubdivisionValues } from '../forms/subdivision-form';
import { LeaderSection } from '../leaders/LeaderSection';
import { structurePaths } from '../lib/structure-url';
import { usePersonMoves } from '../moves/usePersonMoves';
import { useNewRecord } from '../lib/useNewRecord';
import { usePanelRoute } from '../lib/usePanelRoute';
import { useCanWriteStructure } from '../lib/useStructureRights';
import { useSubdivisionMoves } from '../lib/useTreeMoves';

const peopleShown = 20;

function People({ subdivision }: { subdivision: SubdivisionNode }) {
  const { t } = useTranslation('structure');
  const { id, leader, employeesCount } = subdivision;
  const { data } = useSubdivisionPeopleQuery({ subdivisionIds: [id], page: 1, pageSize: peopleShown });
  const { dialog, ...moves } = usePersonMoves('subdivision');
  return (
    <DetailSection
      title={t('structure:subdivision.people')}
      {...(moves.carriedOf ? { text: t('structure:tree.peopleTip') } : {})}
    >
      {dialog}
      <PeopleList
        {...moves}
        people={data?.users.items}
        empty={t('structure:subdivision.peopleEmpty')}
        markOf={(person) =>
          person.id === leader?.id ? (
            <Crown size={15} role="img" aria-label={t('structure:subdivision.leader')} />
          ) : null
        }
        more={
          employeesCount > peopleShown ? (
            <Link component={RouterLink} to={`/employees?subdivisionIds=${id}`}>
              {t('structure:subdivision.allPeople')}
            </Link>
          ) : null
        }
      />
    </DetailSection>
  );
}

function Positions({ id }: { id: number }) {
  const { t } = useTranslation('structure');
  const { data } = useAllPositionOptionsQuery();
  const positions = data?.filter(({ subdivisionId, isArchive }) => subdivisionId === id && !isArchive);
  if (!positions) return null;
  return (
    <DetailSection title={t('structure:subdivision.positions')}>
      {positions.length ? (
        <Stack component="ul" spacing={0.75} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {positions.map((position) => (
            <Stack key={position.id} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <ColourDot id={position.id} />
              <Link
                component={RouterLink}
                to={`${structurePaths.positions}/${position.id}`}
                color="textPrimary"
                sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {position.name}
              </Link>
            </Stack>
          ))}
        </Stack>
      ) : (
        <Typography color="textSecondary">{t('structure:subdivision.positionsEmpty')}</Typography>
      )}
    </DetailSection>
  );
}

/** The position of the leader, for read-only users. */
function LeaderPosition({ id }: { id: number | null }) {
  const { t } = useTranslation('structure');
  const { data } = useAllPositionOptionsQuery();
  return (
    <Fact label={t('structure:subdivision.headPosition')}>
      {data?.find((position) => position.id === id)?.name}
    </Fact>
  );
}

/** The form of a new subdivision. */
export function NewSubdivision() {
  const { t } = useTranslation('structure');
  const { parentId, clientKey, made, saved, close } = useNewRecord(structurePaths.employees);
  const start = useMemo(() => emptySubdivision(parentId), [parentId]);
  const [create] = useSubdivisionCreateMutation();
  const send = (values: SubdivisionValues) =>
    made(
      create({ subdivision: subdivisionInput(values), clientKey }),
      ({ subdivisionCreate }) => subdivisionCreate.id,
    );
  return (
    <DetailPane title={t('structure:subdivision.new')} onClose={close}>
      <EditModeGate>
        <SubdivisionForm
          key={parentId}
          record={undefined}
          start={start}
          send={send}
          onSaved={saved}
          onCancel={close}
        />
      </EditModeGate>
    </DetailPane>
  );
}

function SubdivisionDetail({ id }: { id: number }) {
  const { t } = useTranslation('structure');
  const notify = useNotify();
  const canWrite = useCanWriteStructure();
  const panel = usePanelRoute(structurePaths.employees);
  const { data, error, refetch } = useSubdivisionQuery({ id });
  const { data: subdivisions = [] } = useAllSubdivisionsQuery();
  const [update] = useSubdivisionUpdateMutation();
  const moves = useSubdivisionMoves();
  const [remove] = useSubdivisionDeleteMutation();
  const subdivision = data?.subdivision;
  if (!subdivision) {
    return (
      <WaitingPane
        kind="subdivision"
        isLoading={!error && !data}
        error={error}
        onRetry={() => void refetch()}
        onClose={panel.close}
      />
    );
  }
  const send = (values: SubdivisionValues, updatedAt: string | undefined) =>
    update({ subdivision: { id, ...subdivisionInput(values), updatedAt } });
  const rest = (
    <>
      <LeaderSection subdivision={subdivision} />
      <People subdivision={subdivision} />
      <Positions id={id} />
    </>
  );
  return (
    <RecordPane
      kind="subdivision"
      record={subdivision}
      items={subdivisions}
      panel={panel}
      moves={moves}
      canWrite={canWrite}
      setArchive={(isArchive) => update({ subdivision: { id, isArchive } })}
      remove={() => remove({ id })}
    >
      {canWrite ? (
        <SubdivisionForm
          record={subdivision}
          start={emptySubdivision(null)}
          send={send}
          onSaved={({ name }) => notify.success(t('structure:saved', { name }))}
          onCancel={panel.close}
          refresh={() => void refetch()}
        >
          {rest}
        </SubdivisionForm>
      ) : (
        <>
          <Stack component="dl" spacing={1.5} sx={{ m: 0 }}>
            <LeaderPosition id={subdivision.positionId} />
            <Fact label={t('structure:subdivision.idealPicture')}>{subdivision.idealPicture}</Fact>
          </Stack>
          {rest}
        </>
      )}
    </RecordPane>
  );
}

/** The subdivision in the address, beside its tree. */
export function SubdivisionPanel() {
  const { id } = useParams();
  return <SubdivisionDetail key={id} id={Number(id)} />;
}
