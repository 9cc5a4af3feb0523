import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export interface Rejection {
  id: number;
  name: string;
  reason: string;
}

interface RejectionsDialogProps {
  rejections: readonly Rejection[];
  onClose: () => void;
}

/** The records of a bulk request that were rejected, each with its reason. */
export function RejectionsDialog({ rejections, onClose }: RejectionsDialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('common:bulk.refused', { count: rejections.length })}</DialogTitle>
      <DialogContent>
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {rejections.map(({ id, name, reason }) => (
            <li key={id}>
              <Typography sx={{ fontWeight: 560 }}>{name}</Typography>
              <Typography color="textSecondary">{reason}</Typography>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
