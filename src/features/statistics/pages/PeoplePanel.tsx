import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AssignmentStatusChip } from '@src/entities/assignment/AssignmentStatusChip';
import { usePositionLabel } from '@src/entities/structure/api';
import { SearchField } from '@src/components/data/SearchField';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { errorText } from '@src/api/errors';
import { RemindDialog } from '@src/components/feedback/RemindDialog';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { useDistinctPeople, useListNames } from '@src/entities/person/useDistinctPeople';
import { flagParam, numberParam, textParam, type UrlCodecs } from '@src/lib/url-state';
import { ExportButton } from '@src/store/ExportButton';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { BellRing, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useParams } from 'react-router-dom';
import {
  type PersonBehind,
  type StatisticRemindVariables,
  useStatisticPeopleQuery,
  useStatisticRemindMutation,
  useStatisticRemindPreviewQuery,
} from '../api';
import { peopleExportPath } from '../lib/file-paths';
import { periodBefore } from '../lib/period-before';
import { statisticCodecs, statisticFilter, statisticKinds, withoutPanel } from '../lib/statistic-filters';
import { statisticPath, useStatisticTab, useStatisticTabName, useStatisticText } from '../statistic-tab';

type PanelState = {
  search: string;
  page: number;
  pageSize: number;
  objectId: number | null;
  subdivisionId: number | null;
  /** Whether it is for the number of the previous period. */
  isBefore: boolean;
};

const panelCodecs: UrlCodecs<PanelState> = {
  search: textParam(),
  page: numberParam(1),
  pageSize: numberParam(20),
  objectId: numberParam(null),
  subdivisionId: numberParam(null),
  isBefore: flagParam(),
};

/** The numbers whose people have something to complete and can be reminded. */
const remindable: readonly string[] = ['notSigned', 'overdue', 'refused'];

function When({ row }: { row: PersonBehind }) {
  const { t, i18n } = useStatisticText();
  const { completedAt, refusedAt, dueAt, isHeld, remindedAt } = row.assignment;
  const date = (value: string | null) => formatDate(value, 'date', i18n.language);
  const main = () => {
    if (completedAt) return t('statistics:people.signedAt', { date: date(completedAt) });
    if (isHeld) return t('statistics:people.held');
    return dueAt ? t('statistics:people.due', { date: date(dueAt) }) : t('statistics:people.noDue');
  };
  return (
    <>
      <Typography variant="body2" noWrap>
        {main()}
      </Typography>
      {refusedAt && !completedAt ? (
        <Typography variant="caption" color="textSecondary" component="div">
          {t('statistics:people.refusedAt', { date: date(refusedAt) })}
        </Typography>
      ) : null}
      {remindedAt && !completedAt ? (
        <Typography variant="caption" color="textSecondary" component="div">
          {t('statistics:people.remindedAt', { date: date(remindedAt) })}
        </Typography>
      ) : null}
    </>
  );
}

function Person({ row, label }: { row: PersonBehind; label: string }) {
  const name = personName(row.user);
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
      <UserAvatar name={name} avatar={row.user.avatar} />
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={`/employees/${row.user.id}`} color="textPrimary">
          {label}
        </Link>
        <Typography variant="caption" color="textSecondary" component="div">
          {row.object.name}
        </Typography>
      </Box>
    </Stack>
  );
}

interface RemindProps {
  target: StatisticRemindVariables;
  count: number;
}

function RemindQuestion({ target, onClose }: { target: StatisticRemindVariables; onClose: () => void }) {
  const { t } = useStatisticText();
  const notify = useNotify();
  const namesOf = useListNames(usePositionLabel());
  const call = useCall();
  const [remind] = useStatisticRemindMutation();
  const { currentData, error } = useStatisticRemindPreviewQuery(target, { refetchOnMountOrArgChange: true });
  const preview = currentData?.statisticRemindPreview;
  const send = async () => {
    const { data } = await call(remind(target));
    const reminded = data?.statisticRemind ?? 0;
    notify.success(
      reminded ? t('statistics:people.reminded', { count: reminded }) : t('statistics:people.remindedNobody'),
    );
  };
  return (
    <RemindDialog
      objectType={target.objectType}
      preview={preview && { ...preview, names: namesOf(preview.people) }}
      error={errorText(error)}
      onConfirm={send}
      onClose={onClose}
    />
  );
}

function Remind({ target, count }: RemindProps) {
  const { t } = useStatisticText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<BellRing />} onClick={() => setIsAsking(true)}>
        {t('statistics:people.remind', { count })}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
        {t('statistics:people.remindHelp')}
      </Typography>
      {isAsking ? <RemindQuestion target={target} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

/** Returns the reminder button, if there is anybody to remind. */
function remindAction(props: RemindProps) {
  return props.count > 0 ? <Remind {...props} /> : undefined;
}

function RemindsAll({ isSearched }: { isSearched: boolean }) {
  const { t } = useStatisticText();
  if (!isSearched) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('statistics:people.remindAll')}
    </Alert>
  );
}

function Subject({ name, day }: { name: string | undefined; day: string | null }) {
  const { t, i18n } = useStatisticText();
  const subject = name ?? t('statistics:people.all');
  if (!day) return <>{subject}</>;
  return <>{t('statistics:asOf.subtitle', { subject, date: formatDate(day, 'date', i18n.language) })}</>;
}

function usePeopleTarget(state: PanelState): StatisticRemindVariables {
  const { kind } = useParams();
  const tab = useStatisticTab();
  const { state: filters } = useUrlState(statisticCodecs);
  return {
    objectType: tab.kind.objectType,
    kind: statisticKinds.find((statisticKind) => statisticKind === kind) ?? 'assigned',
    filter: (state.isBefore ? periodBefore(filters) : null) ?? statisticFilter(filters),
    objectId: state.objectId,
    subdivisionId: state.subdivisionId,
  };
}

/** Returns the names of a page's people; equal names get distinguishing details. */
function usePeopleLabels(rows: readonly PersonBehind[]): Map<number, string> {
  const distinct = useDistinctPeople(usePositionLabel());
  const people = new Map(rows.map(({ user }) => [user.id, { ...user, name: personName(user) }]));
  return new Map(distinct([...people.values()]).map(({ id, name }) => [id, name]));
}

function usePeopleColumns(labels: ReadonlyMap<number, string>): SimpleColumn<PersonBehind>[] {
  const { t } = useStatisticText();
  const { objectType } = useStatisticTab().kind;
  return [
    {
      key: 'person',
      title: t('statistics:people.name'),
      render: (row) => <Person row={row} label={labels.get(row.user.id) ?? personName(row.user)} />,
    },
    {
      key: 'state',
      title: t('statistics:people.state'),
      width: 150,
      render: (row) => (
        <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
          <AssignmentStatusChip
            kind={objectType}
            status={row.assignment.status}
            isOverdue={row.assignment.isOverdue}
          />
          <When row={row} />
        </Stack>
      ),
    },
  ];
}

/** Whether the people behind the number can be reminded, which is not possible for the past. */
function useCanRemind({ kind, filter }: StatisticRemindVariables): boolean {
  const mayRemind = useAppSelector(selectCan)('statistics', 'write');
  return mayRemind && !filter?.asOf && remindable.includes(kind);
}

const nobodyYet = { items: undefined, count: 0, peopleCount: 0 };

/** The people behind a number, and a reminder to those who have not completed it. */
export function PeoplePanel() {
  const { t } = useStatisticText();
  const tab = useStatisticTab();
  const tabName = useStatisticTabName();
  const navigate = useNavigate();
  const location = useLocation();
  const { state, setState } = useUrlState(panelCodecs);
  const { search, page, pageSize } = state;
  const target = usePeopleTarget(state);
  const title = t(`statistics:people.title.${target.kind}`);
  const day = target.filter?.asOf ?? null;
  const canRemind = useCanRemind(target);
  const people = useStatisticPeopleQuery({ ...target, search, page, pageSize });
  const { items, count, peopleCount } = people.data?.statisticPeople ?? nobodyYet;
  const rows = items ?? [];
  const labels = usePeopleLabels(rows);
  const columns = usePeopleColumns(labels);
  const remind = remindAction({ count: canRemind ? peopleCount : 0, target });
  return (
    <SidePanel
      title={title}
      tab={tabName}
      subtitle={<Subject name={state.objectId ? items?.[0]?.object.name : undefined} day={day} />}
      onClose={() => void navigate({ pathname: statisticPath(tab), search: withoutPanel(location.search) })}
      actions={remind}
    >
      {canRemind ? <RemindsAll isSearched={search !== ''} /> : null}
      <SimpleTable<PersonBehind>
        label={title}
        rows={items}
        rowKey={({ assignment }) => assignment.id}
        isFetching={people.isFetching}
        error={people.error}
        onRetry={() => void people.refetch()}
        empty={<EmptyState icon={UsersRound} title={t('statistics:people.empty')} isDense />}
        isFiltered={search !== ''}
        onResetFilters={() => setState({ search: '' })}
        toolbar={
          <>
            <SearchField
              label={t('statistics:people.search')}
              value={search}
              onChange={(text) => setState({ search: text })}
            />
            <ExportButton path={peopleExportPath(target, search)} />
          </>
        }
        columns={columns}
        paging={{ count, page, pageSize, onPage: (next) => setState({ page: next }) }}
      />
    </SidePanel>
  );
}
