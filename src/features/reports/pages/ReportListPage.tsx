import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TemplateCards } from '@src/components/data/TemplateCards';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { useReportChoicesQuery } from '../api';
import { ReportList } from '../components/ReportList';

/** /statistic/report: the user's own and shared reports, above the templates. */
export function ReportListPage() {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const { data, error, refetch } = useReportChoicesQuery();
  return (
    <Stack spacing={2.5}>
      <ReportList />
      <Section title={t('reports:templates.title')} text={t('reports:templates.text')}>
        <Loaded
          data={data}
          error={error}
          onRetry={() => void refetch()}
          skeleton={<SkeletonCards count={3} height={120} />}
        >
          {({ reportTemplates, reportSources }) => (
            <TemplateCards
              cards={reportTemplates.map(({ title, text, source }, index) => ({
                ...{ key: title, name: title, text },
                facts: reportSources.find(({ name }) => name === source)?.title ?? '',
                onChoose: () => void navigate(`/statistic/report/new?template=${index}`),
              }))}
            />
          )}
        </Loaded>
      </Section>
    </Stack>
  );
}
