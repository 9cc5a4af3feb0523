import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FAQ_VOTE_REASONS, faqVoteSchema } from '@domain/faq/entry';
import limits from '@graphql/limits.json';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { useNotify } from '@src/store/useNotify';
import { type FaqEntry, type FaqVoteReason, useFaqVoteMutation } from '../api';

/** «Помогло?»: the last vote counts, and a negative one can state a reason. */
export function FaqVote({ entry }: { entry: FaqEntry }) {
  const { t } = useTranslation('faq');
  const notify = useNotify();
  const [vote, { isLoading }] = useFaqVoteMutation();
  const [isAsked, setIsAsked] = useState(false);
  const own = entry.ownVote;
  const helped = async () => {
    const { error } = await vote({ vote: { entryId: entry.id, isHelpful: true } });
    if (!error) notify.success(t('faq:vote.thanks'));
  };
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h3" sx={{ mr: 1 }}>
          {t('faq:vote.question')}
        </Typography>
        <Button
          variant={own?.isHelpful ? 'contained' : 'outlined'}
          aria-pressed={own?.isHelpful === true}
          disabled={isLoading}
          startIcon={<ThumbsUp size={16} aria-hidden />}
          onClick={() => void helped()}
        >
          {t('faq:vote.yes')}
        </Button>
        <Button
          variant={own?.isHelpful === false ? 'contained' : 'outlined'}
          color="inherit"
          aria-pressed={own?.isHelpful === false}
          disabled={isLoading}
          startIcon={<ThumbsDown size={16} aria-hidden />}
          onClick={() => setIsAsked(true)}
        >
          {t('faq:vote.no')}
        </Button>
      </Stack>
      {isAsked ? <WhyNot entry={entry} onClose={() => setIsAsked(false)} /> : null}
    </Card>
  );
}

function WhyNot({ entry, onClose }: { entry: FaqEntry; onClose: () => void }) {
  const { t } = useTranslation('faq');
  const notify = useNotify();
  const [vote] = useFaqVoteMutation();
  const initialValues: { reason: FaqVoteReason; comment: string } = {
    reason: entry.ownVote?.reason ?? 'unclear',
    comment: entry.ownVote?.comment ?? '',
  };
  return (
    <QuestionDialog
      title={t('faq:vote.whyNot')}
      initialValues={initialValues}
      schema={faqVoteSchema}
      submitLabel={t('faq:vote.send')}
      onClose={onClose}
      onSubmit={async (values) => {
        const { error } = await vote({ vote: { entryId: entry.id, isHelpful: false, ...values } });
        if (error) return error;
        notify.success(t('faq:vote.thanks'));
        onClose();
        return undefined;
      }}
    >
      <FormSelect
        name="reason"
        label={t('faq:vote.reason')}
        choices={FAQ_VOTE_REASONS.map((value) => ({ value, label: t(`faq:reason.${value}`) }))}
      />
      <FormTextField name="comment" label={t('faq:vote.comment')} minRows={3} maxLength={limits.faqComment} />
    </QuestionDialog>
  );
}
