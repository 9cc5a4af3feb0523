import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpenStatus, OPEN_STATUSES } from '@domain/assignment-statuses';
import { AssignmentStatusChip } from '@src/entities/assignment/AssignmentStatusChip';
import { Pagination } from '@src/components/data/Pagination';
import { SearchField } from '@src/components/data/SearchField';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { formatDate } from '@src/lib/dates';
import { useAssignmentsQuery, type AssignmentRow, type AssignmentStatus, type ObjectType } from '../api';
import { RemindButton } from './RemindButton';
import { WaiveButton } from './WaiveButton';

interface AssignmentPeopleProps {
  objectType: ObjectType;
  objectId: number;
  /** Whether assignments can be waived here. */
  canEdit: boolean;
}

const PAGE = 20;
const filters = {
  all: { statuses: null },
  open: { statuses: OPEN_STATUSES },
  overdue: { statuses: OPEN_STATUSES, isOverdue: true },
  done: { statuses: ['done'] },
} as const satisfies Record<string, { statuses: readonly AssignmentStatus[] | null; isOverdue?: boolean }>;
type Filter = keyof typeof filters;
const filterNames: readonly Filter[] = ['all', 'open', 'overdue', 'done'];

/** The people to whom an object is assigned, with their progress. */
export function AssignmentPeople({ objectType, objectId, canEdit }: AssignmentPeopleProps) {
  const { t } = useTranslation('assignments');
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { statuses, ...rest } = filters[filter];
  const { data, error, refetch } = useAssignmentsQuery({
    objectType,
    objectId,
    statuses: statuses && [...statuses],
    ...rest,
    search: search || null,
    page,
    pageSize: PAGE,
  });
  const choose = (next: Filter) => {
    setFilter(next);
    setPage(1);
  };
  const reset = () => {
    setSearch('');
    choose('all');
  };
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={filter}
          aria-label={t('people.filter')}
          sx={{
            maxWidth: 1,
            overflowX: 'auto',
            scrollbarWidth: 'none',
            '& button': { whiteSpace: 'nowrap', px: { xs: 0.75, sm: 1.25 } },
          }}
          onChange={(_event, value: Filter | null) => value && choose(value)}
        >
          {filterNames.map((name) => (
            <ToggleButton key={name} value={name}>
              {t(`people.${name}`, { context: objectType })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <RemindButton objectType={objectType} objectId={objectId} />
      </Stack>
      <SearchField
        value={search}
        label={t('people.search')}
        maxWidth={560}
        onChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      <Loaded
        data={data?.assignments}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={6} columns={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState isDense icon={UsersRound} title={t('people.empty')} />}
        onReset={search || filter !== 'all' ? reset : undefined}
      >
        {({ items, count }) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((row) => (
                <Row key={row.id} row={row} objectType={objectType} objectId={objectId} canEdit={canEdit} />
              ))}
            </Box>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography variant="body2" color="text.secondary" role="status">
                {t('common:list.found', { count })}
              </Typography>
              <Pagination page={page} count={Math.ceil(count / PAGE)} onChange={setPage} />
            </Stack>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Row({ row, objectType, objectId, canEdit }: AssignmentPeopleProps & { row: AssignmentRow }) {
  const isOpen = isOpenStatus(row.status);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <UserAvatar name={row.user.nameFull} avatar={row.user.avatar} />
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography sx={{ fontWeight: 540 }}>{row.user.nameFull}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[row.user.position?.name, row.user.subdivision?.name].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Stack sx={{ alignItems: { xs: 'flex-start', sm: 'flex-end' } }} spacing={0.25}>
        <AssignmentStatusChip kind={objectType} status={row.status} isOverdue={row.isOverdue} />
        <Typography variant="caption" color="textSecondary">
          <When row={row} />
        </Typography>
      </Stack>
      {isOpen && !row.isHeld ? (
        <RemindButton objectType={objectType} objectId={objectId} user={row.user} />
      ) : null}
      {isOpen && canEdit ? <WaiveButton assignmentId={row.id} name={row.user.nameFull} /> : null}
    </Box>
  );
}

function When({ row: { completedAt, isHeld, dueAt } }: { row: AssignmentRow }) {
  const { t } = useTranslation('assignments');
  if (completedAt) return formatDate(completedAt, 'dateTime');
  if (isHeld) return t('people.held');
  return dueAt ? t('people.due', { date: formatDate(dueAt) }) : '';
}
