import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MessageCircleQuestionMark } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { clock } from '@domain/clock';
import { spotSearch } from '@domain/content/unclear';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { BusyButton } from '@src/components/form/BusyButton';
import { formatDate } from '@src/lib/dates';
import { useCall } from '@src/store/useCall';
import { contentPath, readerPage, useContentKind } from '../content-kind';
import type { Answer, UseWrite } from '../source';
import type { Clause, ContentComment } from '../types';
import { useContentText } from '../words';

export interface CommentSource {
  /** The comments that are still open. */
  useOpenComments: (objectId: number) => Answer<readonly ContentComment[]>;
  useResolve: UseWrite<{ id: number }>;
}

interface CommentsPanelProps {
  source: CommentSource;
  objectId: number;
  /** Used to show which clause a question is about. */
  clauses: readonly Clause[];
}

/** The readers' questions that are still open. */
export function CommentsPanel({ source, objectId, clauses }: CommentsPanelProps) {
  const { t } = useContentText();
  const { data, error, refetch } = source.useOpenComments(objectId);
  if (!data && error) return <ErrorState error={error} isDense onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} columns={1} height={72} />;
  if (data.length === 0) {
    return <EmptyState isDense icon={MessageCircleQuestionMark} title={t('comments.empty')} />;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((comment) => (
        <Question
          key={comment.id}
          useResolve={source.useResolve}
          comment={comment}
          objectId={objectId}
          number={clauses.find(({ id }) => id === comment.clauseId)?.number ?? null}
        />
      ))}
    </Box>
  );
}

interface QuestionProps extends Pick<CommentSource, 'useResolve'> {
  comment: ContentComment;
  objectId: number;
  number: string | null;
}

function Question({ useResolve, comment, objectId, number }: QuestionProps) {
  const { t } = useContentText();
  const kind = useContentKind();
  const { clauseId, atSec = null, text } = comment;
  const place = number === null ? t('comments.removed') : t('comments.clause', { number });
  const call = useCall();
  const [resolve, { isLoading }] = useResolve();
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
        <Typography sx={{ whiteSpace: 'pre-line' }} color={text ? 'textPrimary' : 'textSecondary'}>
          {text || t('comments.wordless')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {[
            comment.user.nameShort,
            formatDate(comment.createdAt, 'dateTime'),
            ...(clauseId === null ? [] : [place]),
          ].join(' · ')}
        </Typography>
        {atSec === null ? null : (
          <Link
            component={RouterLink}
            to={{
              pathname: contentPath(kind, 'editor', objectId, readerPage(kind)),
              search: spotSearch({ clauseId: null, atSec }),
            }}
            variant="body2"
          >
            {t('comments.atMoment', { time: clock(atSec) })}
          </Link>
        )}
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
