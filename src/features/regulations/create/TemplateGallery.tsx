import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { useRegulationTemplatesQuery, type Template } from '../api';

interface TemplateGalleryProps {
  isBusy: boolean;
  onChoose: (template: Template) => void;
}

/** Samples to begin with; a press makes a draft of one. */
export function TemplateGallery({ isBusy, onChoose }: TemplateGalleryProps) {
  const { t } = useTranslation('regulations');
  const { data, error, refetch } = useRegulationTemplatesQuery();
  if (!data && error) return <ErrorState isDense error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonCards count={6} height={120} />;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
      }}
    >
      {data.regulationTemplates.map((template) => (
        <li key={template.key}>
          <ButtonBase
            disabled={isBusy}
            onClick={() => onChoose(template)}
            sx={({ tokens }) => ({
              width: '100%',
              height: '100%',
              minHeight: 120,
              p: 2,
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'flex-start',
              textAlign: 'left',
              gap: 0.5,
              borderRadius: 1.25,
              border: `1px solid ${tokens.border}`,
              '&:hover': { bgcolor: tokens.hover, borderColor: tokens.borderStrong },
              '&:disabled': { opacity: 0.6 },
            })}
          >
            <Typography component="span" sx={{ fontWeight: 580 }}>
              {template.name}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary" sx={{ flex: 1 }}>
              {template.description}
            </Typography>
            <Typography component="span" variant="caption" color="textSecondary">
              {t(`type.${template.type}`)} · {t('new.clauses', { count: template.clauseCount })}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
