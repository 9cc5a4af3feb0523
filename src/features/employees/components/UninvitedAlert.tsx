import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { allPages, uncachedPageOptions, readUncached } from '@src/api/all-pages';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { type Rejection, RejectionsDialog } from '@src/components/feedback/RejectionsDialog';
import { useAppDispatch } from '@src/store/hooks';
import { useNotify } from '@src/store/useNotify';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uninvitedPage } from '../first-api';
import { type Invitable, useInvitations } from '../lib/useInvitations';

/** Reads all uninvited people before the first email is sent, because invited people leave the list. */
function useUninvited() {
  const dispatch = useAppDispatch();
  return () =>
    allPages<Invitable>(
      async (range) =>
        (await readUncached(() => dispatch(uninvitedPage.initiate(range, uncachedPageOptions)))).users,
    );
}

/** The number of people without an invitation, with a button that invites all of them. */
export function UninvitedAlert({ count }: { count: number }) {
  const { t } = useTranslation(['employees', 'common']);
  const notify = useNotify();
  const read = useUninvited();
  const invite = useInvitations();
  const [isAsking, setIsAsking] = useState(false);
  const [progress, setProgress] = useState({ done: 0, count: 0 });
  const [rejections, setRejections] = useState<Rejection[]>([]);

  const inviteAll = async () => {
    try {
      const answer = await read();
      if ('error' in answer) throw answer.error;
      const people = answer.data;
      setProgress({ done: 0, count: people.length });
      const rejected = await invite(people, (done) => setProgress({ done, count: people.length }));
      const done = people.length - rejected.length;
      if (done > 0) notify.success(t('employees:bulk.invited', { done, count: people.length }));
      setRejections(rejected);
    } catch (error) {
      notify.failure(error);
      throw error;
    }
  };
  return (
    <>
      {count > 0 ? (
        <Alert
          severity="info"
          icon={<MailPlus size={20} aria-hidden />}
          sx={{ my: 2, '& .MuiAlert-message': { flex: 1 } }}
        >
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1.5}
            sx={{ alignItems: { xs: 'flex-start', sm: 'center' }, justifyContent: 'space-between' }}
          >
            <span>{t('employees:uninvited.text', { count })}</span>
            <Button size="small" variant="outlined" sx={{ flexShrink: 0 }} onClick={() => setIsAsking(true)}>
              {t('employees:uninvited.invite')}
            </Button>
          </Stack>
        </Alert>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('employees:bulk.inviteTitle', { count: progress.count || count })}
        confirmLabel={t('employees:action.invite')}
        onConfirm={inviteAll}
        onClose={() => setIsAsking(false)}
      >
        {t('employees:uninvited.explain')}
        {progress.count > 0 ? (
          <Typography role="status" sx={{ mt: 1.5 }}>
            {t('employees:bulk.progress', progress)}
          </Typography>
        ) : null}
      </ConfirmDialog>
      {rejections.length > 0 ? (
        <RejectionsDialog rejections={rejections} onClose={() => setRejections([])} />
      ) : null}
    </>
  );
}
