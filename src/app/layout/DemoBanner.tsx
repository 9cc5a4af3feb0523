import Button from '@mui/material/Button';
import { Presentation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Strip } from '@src/components/layout/Strip';
import { useLeave } from '@src/features/auth/useLeave';

/** Tells a visitor of the demo organization what it is and links to creating a workspace. */
export function DemoBanner() {
  const { t } = useTranslation('navigation');
  const leave = useLeave();
  return (
    <Strip
      icon={Presentation}
      place="page"
      action={
        <>
          <Button size="small" variant="contained" onClick={() => void leave('/lending/reg')}>
            {t('navigation:demo.register')}
          </Button>
          <Button size="small" color="inherit" onClick={() => void leave()}>
            {t('navigation:demo.leave')}
          </Button>
        </>
      }
    >
      {t('navigation:demo.text')}
    </Strip>
  );
}
