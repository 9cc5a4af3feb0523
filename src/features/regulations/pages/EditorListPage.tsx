import Button from '@mui/material/Button';
import { FileStack } from 'lucide-react';
import { useMemo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterFold } from '@src/components/filters/FilterFold';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useUrlState } from '@src/components/routing/useUrlState';
import { DataTable } from '@src/components/table/DataTable';
import { choiceParam, flagParam, numberParam, textParam } from '@src/lib/url-state';
import { DownloadButton } from '@src/store/DownloadButton';
import { useAppSelector } from '@src/store/hooks';
import { selectIsAuthor } from '@src/store/selectors/rights';
import { useIsEdit } from '@src/store/useEditMode';
import { useRegulationsEditorQuery } from '../api';
import { files, regulationPath } from '../lib/paths';
import { ApprovalsCard } from '../lists/ApprovalsCard';
import { BulkActions, type BulkSlots } from '../lists/BulkActions';
import { editorColumns, optionalColumns } from '../lists/editor-columns';
import { CreateButton, ListHeader } from '../lists/ListHeader';

const statuses = ['any', 'draft', 'onApproval', 'published'] as const;
const sorts = ['updatedAt', 'name', 'code', 'status', 'owner', 'reviewAt', 'folder'] as const;
const directions = ['desc', 'asc'] as const;
const params = {
  q: textParam(),
  status: choiceParam(statuses, 'any'),
  sort: choiceParam(sorts, 'updatedAt'),
  dir: choiceParam(directions, 'desc'),
  archive: flagParam(),
  page: numberParam(1),
  size: numberParam(20),
  people: numberParam(null),
};

interface EditorListPageProps extends BulkSlots {
  /** Who was given the regulation, and how far they are. */
  People: ComponentType<{ regulationId: number; canEdit: boolean }>;
}

/** Who may write regulations, and whether that is offered now. */
function useCanCreate() {
  const isAuthor = useAppSelector(selectIsAuthor);
  const isEdit = useIsEdit();
  return { isAuthor, canCreate: isAuthor && isEdit };
}

/** Regulations that the person may edit or whose report they may see. */
export function EditorListPage({ People, ...slots }: EditorListPageProps) {
  const { t } = useTranslation('regulations');
  const navigate = useNavigate();
  const { isAuthor, canCreate } = useCanCreate();
  const { state, setState, reset } = useUrlState(params);
  const { data, error, isFetching, refetch } = useRegulationsEditorQuery({
    search: state.q || null,
    statuses: state.status === 'any' ? null : [state.status],
    isArchive: state.archive,
    sort: state.sort,
    direction: state.dir,
    page: state.page,
    pageSize: state.size,
  });
  const list = data?.regulations;
  const columns = useMemo(
    () => editorColumns(t, (row) => setState({ people: row.id, page: state.page })),
    [t, setState, state.page],
  );
  const opened = list?.items.find(({ id }) => id === state.people);
  return (
    <>
      <ListHeader tab="editor" action={canCreate ? <CreateButton /> : undefined} />
      <ApprovalsCard />
      <DataTable
        label={t('heading')}
        storageKey="regulations"
        hidden={optionalColumns}
        columns={columns}
        rows={list?.items}
        count={list?.count ?? 0}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        page={state.page}
        pageSize={state.size}
        onPage={(page) => setState({ page })}
        onPageSize={(size) => setState({ size })}
        openId={state.people}
        onRowOpen={(row) =>
          void navigate(regulationPath('editor', row.id, row.currentVersion ? 'current-version' : 'edit'))
        }
        sort={{ field: state.sort, direction: state.dir }}
        onSort={(sort) => {
          const known = sorts.find((name) => name === sort?.field);
          setState({ sort: known ?? 'updatedAt', dir: known && sort ? sort.direction : 'desc' });
        }}
        bulk={
          canCreate
            ? ({ ids, clear }) => (
                <BulkActions
                  rows={(list?.items ?? []).filter(({ id }) => ids.includes(id))}
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
      />
      {opened ? (
        <SidePanel
          title={opened.name}
          subtitle={t('editor.people')}
          onClose={() => setState({ people: null, page: state.page })}
        >
          <People regulationId={opened.id} canEdit={opened.abilities.canEdit} />
        </SidePanel>
      ) : null}
    </>
  );
}

const isNarrowed = ({ status, archive }: ListState['state']): boolean => status !== 'any' || archive;
const isFiltered = (state: ListState['state']): boolean => state.q !== '' || isNarrowed(state);

function NothingYet({ canCreate, isAuthor }: { canCreate: boolean; isAuthor: boolean }) {
  const { t } = useTranslation('regulations');
  return (
    <EmptyState
      icon={FileStack}
      title={t(isAuthor ? 'editor.empty' : 'editor.emptyReader')}
      text={canCreate ? t('editor.emptyText') : undefined}
      action={
        canCreate ? (
          <>
            <CreateButton />
            <Button variant="outlined" component={Link} to="/regulation/editor/new/edit">
              {t('create.fromTemplate')}
            </Button>
          </>
        ) : undefined
      }
    />
  );
}

type ListState = ReturnType<
  typeof useUrlState<{ [Key in keyof typeof params]: (typeof params)[Key]['initial'] }>
>;

function Filters({ state, setState }: Pick<ListState, 'state' | 'setState'>) {
  const { t } = useTranslation('regulations');
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
          choices={statuses.map((value) => ({
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
      <DownloadButton
        size="small"
        path={files.list({
          search: state.q,
          status: state.status === 'any' ? undefined : state.status,
          isArchive: state.archive ? 'true' : undefined,
          sort: state.sort,
          direction: state.dir,
        })}
      >
        {t('editor.export')}
      </DownloadButton>
    </>
  );
}
