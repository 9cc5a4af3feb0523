import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { BusyButton } from '@src/components/form/BusyButton';
import { formatDate } from '@src/lib/dates';
import { useCall } from '@src/store/useCall';
import {
  useRegulationCommentResolveMutation,
  useRegulationCommentsQuery,
  type Clause,
  type Comment,
} from '../api';

interface CommentsPanelProps {
  regulationId: number;
  /** To say of which clause a question is. */
  clauses: readonly Clause[];
}

/** Questions of readers that nobody has closed yet. */
export function CommentsPanel({ regulationId, clauses }: CommentsPanelProps) {
  const { t } = useTranslation('regulations');
  const { data, error, refetch } = useRegulationCommentsQuery({ regulationId, isResolved: false });
  if (!data && error) return <ErrorState error={error} isDense onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} columns={1} height={72} />;
  if (data.regulationComments.length === 0) {
    return <EmptyState isDense icon={MessageCircleQuestionMark} title={t('comments.empty')} />;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.regulationComments.map((comment) => (
        <Question
          key={comment.id}
          comment={comment}
          number={clauses.find(({ id }) => id === comment.clauseId)?.number ?? null}
        />
      ))}
    </Box>
  );
}

function Question({ comment, number }: { comment: Comment; number: string | null }) {
  const { t } = useTranslation('regulations');
  const call = useCall();
  const [resolve, { isLoading }] = useRegulationCommentResolveMutation();
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ p: 2, flexWrap: 'wrap', border: 1, borderColor: 'divider', borderRadius: 1.25 }}
    >
      <UserAvatar name={comment.user.nameFull} avatar={comment.user.avatar} />
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{comment.text}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {[
            comment.user.nameShort,
            formatDate(comment.createdAt, 'dateTime'),
            number === null ? t('comments.removed') : t('comments.clause', { number }),
          ].join(' · ')}
        </Typography>
      </Box>
      <BusyButton
        size="small"
        variant="outlined"
        isBusy={isLoading}
        onClick={() => void call(resolve({ id: comment.id })).catch(() => undefined)}
      >
        {t('comments.resolve')}
      </BusyButton>
    </Stack>
  );
}
