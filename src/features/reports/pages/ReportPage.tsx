import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { BackLink } from '@src/components/layout/BackLink';
import { useUrlState } from '@src/components/routing/useUrlState';
import { numberParam } from '@src/lib/url-state';
import { useReportChoicesQuery, useReportQuery } from '../api';
import { ReportBuilder } from '../components/ReportBuilder';
import { shapeOfReport, shapeOfSource, shapeOfTemplate } from '../lib/report-shape';

const codecs = { template: numberParam(null) };

/** /statistic/report/:id and /new: a saved report, or one in the editor. */
export function ReportPage() {
  const { t } = useTranslation('reports');
  const { id } = useParams();
  return (
    <>
      <BackLink to="/statistic/report">{t('reports:back')}</BackLink>
      {id === 'new' ? <NewReport /> : <SavedReport key={id} id={Number(id)} />}
    </>
  );
}

function NewReport() {
  const { state } = useUrlState(codecs);
  const { data, error, refetch } = useReportChoicesQuery();
  return (
    <Loaded
      data={data}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonCards count={2} height={160} />}
    >
      {({ reportSources, reportTemplates }) => {
        const template = state.template === null ? undefined : reportTemplates[state.template];
        const [source] = reportSources;
        if (!source) return null;
        return (
          <ReportBuilder
            key={state.template}
            sources={reportSources}
            report={null}
            name={template?.title ?? ''}
            initial={template ? shapeOfTemplate(template) : shapeOfSource(source)}
          />
        );
      }}
    </Loaded>
  );
}

function SavedReport({ id }: { id: number }) {
  const choices = useReportChoicesQuery();
  const saved = useReportQuery({ id });
  const report = saved.data?.report;
  const data = report && choices.data ? { report, sources: choices.data.reportSources } : undefined;
  return (
    <Loaded
      data={data}
      error={saved.error ?? choices.error}
      onRetry={() => void Promise.all([saved.refetch(), choices.refetch()])}
      skeleton={<SkeletonCards count={2} height={160} />}
    >
      {({ report: found, sources }) => (
        <ReportBuilder
          key={found.updatedAt}
          sources={sources}
          report={found}
          name={found.name}
          initial={shapeOfReport(found)}
        />
      )}
    </Loaded>
  );
}
