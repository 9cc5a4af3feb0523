import { answerSchema } from '@domain/organization/ideal-picture';
import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { AppForm } from '@src/components/form/AppForm';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { Section } from '@src/components/layout/Section';
import { useNotify } from '@src/store/useNotify';
import { type IdealStatement, useIdealPictureDecideMutation, useIdealPictureSubmitMutation } from '../api';

interface IdealDecisionProps {
  userId: number;
  picture: { items: readonly IdealStatement[]; canWrite: boolean; canDecide: boolean };
}

/** A person submits their statements to their leader, who approves or returns them. */
export function IdealDecision({ userId, picture }: IdealDecisionProps) {
  const { items, canWrite, canDecide } = picture;
  const has = (...statuses: IdealStatement['status'][]) =>
    items.some(({ status }) => statuses.includes(status));
  if (canDecide && has('review')) return <Decide userId={userId} />;
  return canWrite && !canDecide && has('draft', 'returned') ? <Submit /> : null;
}

function Submit() {
  const { t } = useTranslation('ideal');
  const [submit, { isLoading }] = useIdealPictureSubmitMutation();
  const notify = useNotify();
  const send = async () => {
    const { error } = await submit();
    if (error) notify.failure(error);
    else notify.success(t('ideal:submitted'));
  };
  return (
    <Box>
      <Button variant="outlined" disabled={isLoading} onClick={() => void send()}>
        {t('ideal:submit')}
      </Button>
    </Box>
  );
}

function Decide({ userId }: { userId: number }) {
  const { t } = useTranslation('ideal');
  const [decide, { isLoading }] = useIdealPictureDecideMutation();
  const notify = useNotify();
  const send = async (isApproved: boolean, comment: string) => {
    const { error } = await decide({ userId, isApproved, comment });
    if (error) notify.failure(error);
    else notify.success(t(isApproved ? 'ideal:approved' : 'ideal:returned'));
  };
  return (
    <Section title={t('ideal:status.review')}>
      <AppForm
        initialValues={{ comment: '' }}
        schema={answerSchema}
        onSubmit={({ comment }) => send(false, comment)}
      >
        <Stack spacing={1.5}>
          <FormTextField
            name="comment"
            label={t('ideal:reason')}
            minRows={2}
            maxLength={limits.commentText}
          />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button variant="contained" disabled={isLoading} onClick={() => void send(true, '')}>
              {t('ideal:approve')}
            </Button>
            <SubmitButton variant="outlined">{t('ideal:return')}</SubmitButton>
          </Stack>
        </Stack>
      </AppForm>
    </Section>
  );
}
