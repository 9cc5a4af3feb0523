import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { BackLink } from '@src/components/layout/BackLink';
import { PageHeader } from '@src/components/layout/PageHeader';
import { EditModeGate } from '@src/store/EditModeGate';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useAdaptationTemplatesQuery } from '../api';
import { TemplateForm } from '../components/TemplateForm';

/** Returns the template in the address, archived or not. */
function useTemplate(id: string | undefined) {
  const isNew = id === 'new';
  const shown = useAdaptationTemplatesQuery({}, { skip: isNew });
  const archived = useAdaptationTemplatesQuery({ isArchive: true }, { skip: isNew });
  const all = [shown, archived].flatMap(({ data }) => data?.adaptationTemplates ?? []);
  return {
    template: all.find((item) => item.id === Number(id)),
    isLoading: shown.isLoading || archived.isLoading,
    error: shown.error ?? archived.error,
    refetch: () => {
      void shown.refetch();
      void archived.refetch();
    },
  };
}

/** One template: its positions, and its steps by day. */
export function TemplatePage() {
  const { t } = useTranslation('adaptation');
  const { id } = useParams();
  const { template, isLoading, error, refetch } = useTemplate(id);
  return (
    <>
      <PageHeader
        title={
          id === 'new' ? t('adaptation:templates.new') : (template?.name ?? t('adaptation:tab.templates'))
        }
        purpose={t('adaptation:templates.purpose')}
        back={<BackLink to="/adaptation/templates">{t('adaptation:tab.templates')}</BackLink>}
      />
      {template ? (
        <TemplateForm key={id} template={template} refresh={refetch} />
      ) : id === 'new' ? (
        <EditModeGate>
          <TemplateForm key={id} template={undefined} refresh={refetch} />
        </EditModeGate>
      ) : isLoading ? (
        <SkeletonCards count={3} height={90} />
      ) : (
        <ErrorState error={error} onRetry={refetch} />
      )}
    </>
  );
}
