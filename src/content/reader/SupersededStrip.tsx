import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { Strip } from '@src/components/layout/Strip';
import { useContentText } from '../words';

interface SupersededStripProps {
  /** The label of the new version. */
  label: string;
  onShow: () => void;
}

/** Shows that a newer version was published while this one was being read, and links to it. */
export function SupersededStrip({ label, onShow }: SupersededStripProps) {
  const { t } = useContentText();
  return (
    <Strip
      isAlert
      icon={RefreshCw}
      colour="orange"
      action={
        <Button size="small" variant="contained" onClick={onShow}>
          {t('superseded.show')}
        </Button>
      }
    >
      {t('superseded.text', { label })}
    </Strip>
  );
}
