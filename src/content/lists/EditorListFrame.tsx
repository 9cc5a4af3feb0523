import Button from '@mui/material/Button';
import { FileStack } from 'lucide-react';
import { useMemo, type ComponentType } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterFold } from '@src/components/filters/FilterFold';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useUrlState } from '@src/components/routing/useUrlState';
import { DataTable } from '@src/components/table/DataTable';
import { ExportButton } from '@src/store/ExportButton';
import { useAppSelector } from '@src/store/hooks';
import { selectIsAuthor } from '@src/store/selectors/rights';
import { useIsEdit } from '@src/store/useEditMode';
import { contentPath, readerPage, useContentKind } from '../content-kind';
import type { PendingApproval } from '../types';
import { useContentText } from '../words';
import { ApprovalsCard } from './ApprovalsCard';
import { BulkActions, type BulkSlots } from './BulkActions';
import { type EditorList, type EditorListState, editorStatuses, type EditorRow } from './editor-list';
import { CreateButton, ListHeader } from './ListHeader';

export interface EditorListSlots extends BulkSlots {
  /** The people to whom an object is assigned, with their progress. */
  People: ComponentType<{ objectId: number; canEdit: boolean }>;
}

interface EditorListFrameProps<Row extends EditorRow, Sort extends string> extends EditorListSlots {
  list: EditorList<Row, Sort>;
  approvals: readonly PendingApproval[];
}

/** Whether the user may create objects and edit mode is on. */
function useCanCreate() {
  const isAuthor = useAppSelector(selectIsAuthor);
  const isEdit = useIsEdit();
  return { isAuthor, canCreate: isAuthor && isEdit };
}

/** The list of objects that the user may edit or whose report they may see. */
export function EditorListFrame<Row extends EditorRow, Sort extends string>({
  list,
  approvals,
  People,
  ...slots
}: EditorListFrameProps<Row, Sort>) {
  const { t } = useContentText();
  const kind = useContentKind();
  const navigate = useNavigate();
  const { isAuthor, canCreate } = useCanCreate();
  const { state, setState, reset } = useUrlState(list.codecs);
  const { data, error, isFetching, refetch } = list.useList({
    search: state.q || null,
    statuses: state.status === 'any' ? null : [state.status],
    isArchive: state.archive,
    sort: state.sort,
    direction: state.dir,
    page: state.page,
    pageSize: state.size,
  });
  const columns = useMemo(
    () => list.columns(t, (row) => setState({ people: row.id, page: state.page })),
    [list, t, setState, state.page],
  );
  const opened = data?.items.find(({ id }) => id === state.people);
  return (
    <>
      <ListHeader tab="editor" waiting={approvals.length} action={canCreate ? <CreateButton /> : undefined} />
      <ApprovalsCard approvals={approvals} />
      <DataTable
        label={t(kind.heading ?? 'heading')}
        storageKey={list.storageKey}
        hidden={list.optionalColumns}
        columns={columns}
        rows={data?.items}
        count={data?.count ?? 0}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        page={state.page}
        pageSize={state.size}
        onPage={(page) => setState({ page })}
        onPageSize={(size) => setState({ size })}
        openId={state.people}
        onRowOpen={(row) =>
          void navigate(contentPath(kind, 'editor', row.id, row.currentVersion ? readerPage(kind) : 'edit'))
        }
        sort={{ field: state.sort, direction: state.dir }}
        onSort={(sort) => {
          const known = list.sorts.find((name) => name === sort?.field);
          setState({ sort: known ?? list.sorts[0], dir: known && sort ? sort.direction : 'desc' });
        }}
        bulk={
          canCreate
            ? ({ ids, clear }) => (
                <BulkActions
                  useUpdate={list.useUpdate}
                  hasReviews={list.isWithoutReviews !== true}
                  rows={(data?.items ?? []).filter(({ id }) => ids.includes(id))}
                  clear={clear}
                  {...slots}
                />
              )
            : undefined
        }
        isFiltered={isFiltered(state)}
        onResetFilters={reset}
        empty={<NothingYet canCreate={canCreate} isAuthor={isAuthor} />}
        toolbar={<Filters state={state} setState={setState} />}
        toolbarEnd={<Export state={state} file={list.file} />}
      />
      {opened ? (
        <SidePanel
          title={opened.name}
          subtitle={t('editor.people')}
          onClose={() => setState({ people: null, page: state.page })}
        >
          <People objectId={opened.id} canEdit={opened.abilities.canEdit} />
        </SidePanel>
      ) : null}
    </>
  );
}

type AnyState = EditorListState<string>;
type Filter = Pick<AnyState, 'q' | 'status' | 'archive'>;

const isNarrowed = ({ status, archive }: Filter): boolean => status !== 'any' || archive;
const isFiltered = (state: Filter): boolean => state.q !== '' || isNarrowed(state);

function NothingYet({ canCreate, isAuthor }: { canCreate: boolean; isAuthor: boolean }) {
  const { t } = useContentText();
  const kind = useContentKind();
  return (
    <EmptyState
      icon={FileStack}
      title={t(isAuthor ? 'editor.empty' : 'editor.emptyReader')}
      text={canCreate ? t('editor.emptyText') : undefined}
      action={
        canCreate ? (
          <>
            <CreateButton />
            <Button variant="outlined" component={Link} to={contentPath(kind, 'editor', 'new', 'edit')}>
              {t('create.fromTemplate')}
            </Button>
          </>
        ) : undefined
      }
    />
  );
}

interface FiltersProps {
  state: Filter;
  setState: (patch: Partial<Filter>) => void;
}

function Filters({ state, setState }: FiltersProps) {
  const { t } = useContentText();
  return (
    <>
      <SearchField
        value={state.q}
        label={t('list.search')}
        maxWidth={260}
        onChange={(q) => setState({ q })}
      />
      <FilterFold isActive={isNarrowed(state)}>
        <FilterSelect
          label={t('column.status')}
          value={state.status}
          choices={editorStatuses.map((value) => ({
            value,
            label: t(value === 'any' ? 'editor.anyStatus' : `status.${value}`),
          }))}
          onChange={(status) => setState({ status })}
        />
        <FilterSwitch
          label={t('common:list.showArchive')}
          value={state.archive}
          onChange={(archive) => setState({ archive })}
        />
      </FilterFold>
    </>
  );
}

interface ExportProps {
  state: Filter & Pick<AnyState, 'sort' | 'dir'>;
  file: EditorList<EditorRow, string>['file'];
}

function Export({ state, file }: ExportProps) {
  return file ? (
    <ExportButton
      path={file({
        search: state.q,
        status: state.status === 'any' ? undefined : state.status,
        isArchive: state.archive ? 'true' : undefined,
        sort: state.sort,
        direction: state.dir,
      })}
    />
  ) : null;
}
