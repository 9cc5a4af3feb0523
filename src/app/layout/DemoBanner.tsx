import Button from '@mui/material/Button';
import { Presentation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Strip } from '@src/components/layout/Strip';
import { useLeave } from '@src/features/auth/useLeave';

/** A visitor looks at the demo organization: what that means, and the way to a cabinet of one's own. */
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
