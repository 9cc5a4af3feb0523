import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdaptationTemplatePreviewQuery } from '../api';

interface EffectDialogProps {
  effect: AdaptationTemplatePreviewQuery['adaptationTemplatePreview'];
  onAnswer: (isForRunning: boolean) => void;
}

const named = 5;

/** Shows how an edit of the template would change the plans based on it and asks whether to apply it to them. */
export function EffectDialog({ effect, onAnswer }: EffectDialogProps) {
  const { t } = useTranslation('adaptation');
  const titleId = useId();
  const { people, added, changed, removed, kept } = effect;
  const names = people.slice(0, named).map(({ nameFull }) => nameFull);
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('adaptation:effect.title', { count: people.length })}</DialogTitle>
      <DialogContent>
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
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={() => onAnswer(false)}>
          {t('adaptation:effect.onlyNew')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => onAnswer(true)}>
          {t('adaptation:effect.all')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
