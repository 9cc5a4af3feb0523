import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { useDistinctNames } from '@src/entities/person/useDistinctPeople';
import type { AdaptationTemplatePreviewQuery } from '../api';

interface EffectDialogProps {
  effect: AdaptationTemplatePreviewQuery['adaptationTemplatePreview'];
  onAnswer: (isForRunning: boolean) => void;
}

const named = 5;

/** Shows how an edit of the template would change the plans based on it and asks whether to apply it to them. */
export function EffectDialog({ effect, onAnswer }: EffectDialogProps) {
  const { t } = useTranslation('adaptation');
  const { people, added, changed, removed, kept } = effect;
  const names = [...useDistinctNames(people, ({ nameFull }) => nameFull).values()].slice(0, named);
  return (
    <ContentDialog
      title={t('adaptation:effect.title', { count: people.length })}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button color="inherit" onClick={() => onAnswer(false)}>
            {t('adaptation:effect.onlyNew')}
          </Button>
          <Button variant="contained" autoFocus onClick={() => onAnswer(true)}>
            {t('adaptation:effect.all')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 1.5 }}>
        {people.length > named
          ? t('adaptation:effect.more', { names: names.join(', '), count: people.length - named })
          : names.join(', ')}
      </Typography>
      <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
        <li>{t('adaptation:effect.added', { count: added })}</li>
        <li>{t('adaptation:effect.changed', { count: changed })}</li>
        <li>{t('adaptation:effect.removed', { count: removed })}</li>
        <li>{t('adaptation:effect.kept', { count: kept })}</li>
      </Typography>
    </ContentDialog>
  );
}
