import Button from '@mui/material/Button';
import { GitCompareArrows } from 'lucide-react';
import { Strip } from '@src/components/layout/Strip';
import { useContentText } from '../words';

interface DeltaStripProps {
  changed: number;
  total: number;
  isDelta: boolean;
  onToggle: () => void;
}

/** «Изменён 1 пункт из N», and a switch between the changes and the whole text. */
export function DeltaStrip({ changed, total, isDelta, onToggle }: DeltaStripProps) {
  const { t } = useContentText();
  return (
    <Strip
      icon={GitCompareArrows}
      colour="amber"
      action={
        <Button size="small" variant="outlined" aria-pressed={isDelta} onClick={onToggle}>
          {t(isDelta ? 'delta.whole' : 'delta.only')}
        </Button>
      }
    >
      {t('delta.changed', { count: changed })} {t('delta.of', { count: total })}
    </Strip>
  );
}
