import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AssignmentStatusChip } from '@src/entities/assignment/AssignmentStatusChip';
import { StatusChip } from '@src/components/data/StatusChip';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { type ContentKind, contentPath, readerPage } from '@src/content/content-kind';
import { useIsEdit } from '@src/store/useEditMode';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type CoverageDetail, useCoverageCellQuery } from '../api';
import { DetailSection } from '../components/DetailSection';
import { PeopleList } from '../components/PeopleList';
import { structurePaths } from '../lib/structure-url';
import { CoverageAssign } from './CoverageAssign';
import type { Crossing } from './coverage-url';
import { useCoverageText } from './useCoverageText';

function People({ detail, kind }: { detail: CoverageDetail; kind: string }) {
  const { t } = useTranslation('structure');
  const { people, cell } = detail;
  const byId = new Map(people.map((person) => [person.user.id, person]));
  const rest = cell.peopleCount - people.length;
  return (
    <DetailSection title={t('structure:position.holders')}>
      <PeopleList
        people={people.map(({ user }) => user)}
        empty={t('structure:coverage.nobodyHolds')}
        actionOf={({ id }) => {
          const { status = null, isOverdue = false } = byId.get(id) ?? {};
          return status ? (
            <AssignmentStatusChip kind={kind} status={status} isOverdue={isOverdue} />
          ) : (
            <StatusChip label={t('structure:coverage.notGiven')} colour="amber" icon={CircleAlert} />
          );
        }}
        more={
          rest > 0 ? (
            <Typography color="textSecondary">{t('structure:coverage.more', { count: rest })}</Typography>
          ) : null
        }
      />
    </DetailSection>
  );
}

function Detail({
  detail,
  kind,
  positionId,
  objectId,
}: Crossing & { detail: CoverageDetail; kind: ContentKind }) {
  const { t } = useTranslation('structure');
  const { facts, paths } = useCoverageText();
  const { cell } = detail;
  const isEdit = useIsEdit();
  const canEdit = detail.canEdit && isEdit;
  const isAssigned = cell.paths.length > 0 || cell.givenCount > 0;
  return (
    <Box>
      <Typography sx={{ fontWeight: 560, '&::first-letter': { textTransform: 'uppercase' } }}>
        {facts(cell)}
      </Typography>
      {isAssigned ? (
        <Typography color="textSecondary">{t('structure:coverage.by', { paths: paths(cell) })}</Typography>
      ) : null}
      <Stack direction="row" useFlexGap sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" component={Link} to={`${structurePaths.positions}/${positionId}`}>
          {t('structure:coverage.openPosition')}
        </Button>
        <Button
          size="small"
          component={Link}
          to={contentPath(kind, 'editor', objectId, canEdit ? 'access' : readerPage(kind))}
        >
          {t(canEdit ? 'structure:coverage.openAccess' : 'structure:regulationStructure.open')}
        </Button>
      </Stack>
      {canEdit ? (
        <CoverageAssign
          positionId={positionId}
          objectType={kind.objectType}
          objectId={objectId}
          positionName={detail.positionName}
          objectName={detail.regulationName}
        />
      ) : null}
      <People detail={detail} kind={kind.objectType} />
    </Box>
  );
}

interface CoverageDialogProps extends Crossing {
  kind: ContentKind;
  onClose: () => void;
}

/** The details of a cell: the position's holders with their progress, and for authors, assigning and removing. */
export function CoverageDialog({ kind, positionId, objectId, onClose }: CoverageDialogProps) {
  const { t } = useTranslation('structure');
  const { data, error, refetch } = useCoverageCellQuery({
    objectType: kind.objectType,
    positionId,
    regulationId: objectId,
  });
  const detail = data?.coverageCell;
  return (
    <SidePanel
      title={detail?.regulationName ?? t('structure:coverage.title')}
      subtitle={detail?.positionName}
      onClose={onClose}
    >
      {detail ? (
        <Detail detail={detail} kind={kind} positionId={positionId} objectId={objectId} />
      ) : (error ?? data) ? (
        <ErrorState error={error} onRetry={() => void refetch()} isDense />
      ) : (
        <SkeletonRows columns={1} />
      )}
    </SidePanel>
  );
}
