import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { RejectionsDialog } from '@src/components/feedback/RejectionsDialog';
import { useMany } from '@src/store/useMany';
import type { ManyProps } from './RemindMany';

const AssignDialog = lazyPart(async () => (await import('./AssignDialog')).AssignDialog);

/** Creates the same new rule for several objects. */
export function AssignMany({ objectType, objects }: ManyProps) {
  const { t } = useTranslation('assignments');
  const [isOpen, setIsOpen] = useState(false);
  const { run, rejections, forget } = useMany();
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<UserPlus />} onClick={() => setIsOpen(true)}>
        {t('bulk.assign')}
      </Button>
      <Suspense>
        {isOpen ? (
          <AssignDialog
            objectType={objectType}
            objects={objects}
            run={run}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </Suspense>
      {rejections.length > 0 ? <RejectionsDialog rejections={rejections} onClose={forget} /> : null}
    </>
  );
}
