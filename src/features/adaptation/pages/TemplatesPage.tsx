import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { errorText } from '@src/api/errors';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { optionName } from '@src/lib/options';
import { flagParam } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectCanEverywhere } from '@src/store/selectors/rights';
import { useNotify } from '@src/store/useNotify';
import { LayoutTemplate, Plus } from 'lucide-react';
import { usePositionLabel } from '@src/entities/structure/api';
import { SampleBadge } from '@src/store/SampleBadge';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { type PlanTemplate, useAdaptationTemplateArchiveMutation, useAdaptationTemplatesQuery } from '../api';
import { SamplesDialog } from '../components/SamplesDialog';
import { useMayWriteTemplates } from '../lib/useMayWriteTemplates';

const codecs = { isArchive: flagParam(), samples: flagParam() };

/** The templates from which plans are started. */
export function TemplatesPage() {
  const { t } = useTranslation('adaptation');
  const navigate = useNavigate();
  const { state, setState } = useUrlState(codecs);
  const isHolder = useAppSelector(selectCanEverywhere)('employees', 'write');
  const mayWrite = useMayWriteTemplates();
  const query = useAdaptationTemplatesQuery({ isArchive: state.isArchive });
  const openSamples = () => setState({ samples: true });
  const text = errorText(query.error);
  const columns = useColumns(isHolder, mayWrite);
  const table = (
    <SimpleTable<PlanTemplate>
      label={t('adaptation:templates.label')}
      columns={columns}
      rows={query.data?.adaptationTemplates}
      rowKey={({ id }) => id}
      isFetching={query.isFetching}
      error={query.error}
      {...(text ? { errorText: text } : {})}
      onRetry={() => void query.refetch()}
      {...(isHolder ? { onRowOpen: ({ id }) => void navigate(`/adaptation/templates/${id}`) } : {})}
      empty={
        <EmptyState
          title={t(state.isArchive ? 'adaptation:templates.noneArchive' : 'adaptation:templates.none')}
          text={t('adaptation:templates.noneText')}
          action={
            mayWrite && !state.isArchive ? (
              <Button variant="contained" startIcon={<LayoutTemplate />} onClick={openSamples}>
                {t('adaptation:templates.fromSample')}
              </Button>
            ) : undefined
          }
        />
      }
      toolbar={
        <>
          <FilterSwitch
            label={t('adaptation:templates.archive')}
            value={state.isArchive}
            onChange={(isArchive) => setState({ isArchive })}
          />
          {mayWrite ? (
            <Stack direction="row" spacing={1} useFlexGap sx={{ ml: 'auto', flexWrap: 'wrap' }}>
              <Button startIcon={<LayoutTemplate />} onClick={openSamples}>
                {t('adaptation:templates.fromSample')}
              </Button>
              <Button
                variant="contained"
                startIcon={<Plus />}
                component={RouterLink}
                to="/adaptation/templates/new"
              >
                {t('adaptation:templates.add')}
              </Button>
            </Stack>
          ) : null}
        </>
      }
    />
  );
  return (
    <>
      {table}
      {mayWrite && state.samples ? <SamplesDialog onClose={() => setState({ samples: false })} /> : null}
    </>
  );
}

function useColumns(isHolder: boolean, mayWrite: boolean): SimpleColumn<PlanTemplate>[] {
  const { t } = useTranslation('adaptation');
  const label = usePositionLabel();
  const columns: SimpleColumn<PlanTemplate>[] = [
    {
      key: 'name',
      title: t('adaptation:templates.name'),
      render: (template) => {
        const name = optionName(template, t('common:archiveSuffix'));
        if (!isHolder) return name;
        return (
          <>
            <Link component={RouterLink} to={`/adaptation/templates/${template.id}`} sx={{ fontWeight: 560 }}>
              {name}
            </Link>
            <SampleBadge kind="adaptationTemplate" id={template.id} />
          </>
        );
      },
    },
    {
      key: 'positions',
      title: t('adaptation:templates.positions'),
      render: ({ positions }) => positions.map(label).join(', ') || t('adaptation:templates.everybody'),
    },
    {
      key: 'steps',
      title: t('adaptation:templates.steps'),
      align: 'right',
      render: ({ steps }) => steps.length,
    },
    {
      key: 'running',
      title: t('adaptation:templates.running'),
      align: 'right',
      render: ({ runningCount }) => runningCount,
    },
  ];
  const archive = {
    key: 'archive',
    title: t('adaptation:actions'),
    render: (row: PlanTemplate) => <ArchiveButton template={row} />,
  };
  return mayWrite ? [...columns, archive] : columns;
}

function ArchiveButton({ template }: { template: PlanTemplate }) {
  const { t } = useTranslation('adaptation');
  const notify = useNotify();
  const [archive, { isLoading }] = useAdaptationTemplateArchiveMutation();
  const { id, name, isArchive } = template;
  const press = async () => {
    const { error } = await archive({ id, isArchive: !isArchive });
    if (error) notify.failure(error);
  };
  const label = t(isArchive ? 'adaptation:templates.restore' : 'adaptation:templates.toArchive');
  return (
    <Button
      color="inherit"
      size="small"
      disabled={isLoading}
      aria-label={`${label}: ${name}`}
      onClick={(event) => {
        event.stopPropagation();
        void press();
      }}
    >
      {label}
    </Button>
  );
}
