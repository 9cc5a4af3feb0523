import { useTranslation } from 'react-i18next';
import { TemplateCards } from '@src/components/data/TemplateCards';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { useRegulationTemplatesQuery, type Template } from '../api';

interface TemplateGalleryProps {
  isBusy: boolean;
  onChoose: (template: Template) => void;
}

/** Templates to start from; clicking one creates a draft of it. */
export function TemplateGallery({ isBusy, onChoose }: TemplateGalleryProps) {
  const { t } = useTranslation('regulations');
  const { data, error, refetch } = useRegulationTemplatesQuery();
  if (!data && error) return <ErrorState isDense error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonCards count={6} height={120} />;
  return (
    <TemplateCards
      isBusy={isBusy}
      cards={data.regulationTemplates.map((template) => ({
        key: template.key,
        name: template.name,
        text: template.description,
        facts: `${t(`type.${template.type}`)} · ${t('new.clauses', { count: template.clauseCount })}`,
        onChoose: () => onChoose(template),
      }))}
    />
  );
}
