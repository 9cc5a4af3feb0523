import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { Strip } from '@src/components/layout/Strip';
import { useContentText } from '../words';

interface SupersededStripProps {
  /** Of the version that came out. */
  label: string;
  onShow: () => void;
}

/** Says that a newer version came out while this one was being read, and leads to it. */
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
