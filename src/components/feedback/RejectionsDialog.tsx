import Typography from '@mui/material/Typography';
import { ContentDialog } from './ContentDialog';
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
  return (
    <ContentDialog title={t('common:bulk.refused', { count: rejections.length })} onClose={onClose}>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {rejections.map(({ id, name, reason }) => (
          <li key={id}>
            <Typography sx={{ fontWeight: 560 }}>{name}</Typography>
            <Typography color="textSecondary">{reason}</Typography>
          </li>
        ))}
      </ul>
    </ContentDialog>
  );
}
