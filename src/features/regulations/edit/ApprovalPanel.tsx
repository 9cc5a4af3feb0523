import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Check, CornerUpLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import limits from '@graphql/limits.json';
import { errorText } from '@src/api/errors';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { BusyButton } from '@src/components/form/BusyButton';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { useNotify } from '@src/store/useNotify';
import {
  useRegulationCompareQuery,
  useRegulationDecideMutation,
  useRegulationVersionQuery,
  type RegulationDetails,
} from '../api';
import { type PendingApproval } from '../first-api';
import { ClausePictures } from '@src/content/text/ClausePictures';
import { ComparisonView } from '@src/content/diff/ComparisonView';
import { BodyStrip } from '@src/content/reader/BodyStrip';
import { ClauseView } from '@src/content/reader/ClauseView';

interface ApprovalPanelProps {
  approval: PendingApproval;
  regulation: RegulationDetails;
}

/**
 * The version that the caller is asked to approve: its differences, or the whole text of a new regulation, and the two decisions.
 */
export function ApprovalPanel({ approval, regulation }: ApprovalPanelProps) {
  const { t } = useTranslation(['regulations', 'content']);
  return (
    <Card component="section" aria-label={t('content:approval.title')} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography component="h2" variant="h2">
        {t('content:approval.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t(regulation.currentVersion ? 'content:approval.diffText' : 'approval.newText')}
      </Typography>
      {regulation.currentVersion ? (
        <Difference fromId={regulation.currentVersion.id} toId={approval.versionId} />
      ) : (
        <FullText versionId={approval.versionId} />
      )}
      <Decision approvalId={approval.id} canEdit={regulation.abilities.canEdit} />
    </Card>
  );
}

function Difference({ fromId, toId }: { fromId: number; toId: number }) {
  const { data, error, refetch } = useRegulationCompareQuery({ fromId, toId });
  if (!data && error) return <ErrorState isDense error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} columns={1} />;
  const { from, to, changes } = data.regulationCompare;
  return (
    <ClausePictures pictures={[...from.pictures, ...to.pictures]}>
      <ComparisonView rows={changes} mode="inline" isOnlyChanged />
    </ClausePictures>
  );
}

function FullText({ versionId }: { versionId: number }) {
  const { data, error, refetch } = useRegulationVersionQuery({ id: versionId });
  if (!data && error) return <ErrorState isDense error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} columns={1} />;
  const version = data.regulationVersion;
  if (!version) return null;
  return (
    <ClausePictures pictures={version.pictures}>
      <BodyStrip version={version} />
      {version.clauses.map((clause) => (
        <ClauseView key={clause.id} clause={clause} />
      ))}
    </ClausePictures>
  );
}

function Decision({ approvalId, canEdit }: { approvalId: number; canEdit: boolean }) {
  const { t } = useTranslation(['regulations', 'content']);
  const navigate = useNavigate();
  const notify = useNotify();
  const [decide, { isLoading }] = useRegulationDecideMutation();
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const answer = async (isApproved: boolean) => {
    const text = comment.trim();
    const isMissing = !isApproved && text === '';
    setError(isMissing ? t('content:approval.commentNeeded') : undefined);
    if (isMissing) return;
    const result = await decide({ approvalId, isApproved, comment: text || null });
    if (result.error) {
      setError(errorText(result.error));
      return;
    }
    notify.success(t(isApproved ? 'content:approval.doneApproved' : 'content:approval.doneReturned'));
    // Users who came only to approve have nothing more to do here.
    if (!canEdit) void navigate('/regulation/my/list');
  };
  return (
    <Stack spacing={2} sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <FieldFrame
        label={t('content:approval.comment')}
        help={t('content:approval.commentHelp')}
        error={error}
      >
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            aria-describedby={describedBy}
            multiline
            minRows={2}
            value={comment}
            inputProps={{ maxLength: limits.commentText }}
            onChange={({ target }) => setComment(target.value)}
          />
        )}
      </FieldFrame>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <BusyButton
          variant="contained"
          startIcon={<Check />}
          isBusy={isLoading}
          onClick={() => void answer(true)}
        >
          {t('content:approval.approve')}
        </BusyButton>
        <Button
          variant="outlined"
          startIcon={<CornerUpLeft />}
          disabled={isLoading}
          onClick={() => void answer(false)}
        >
          {t('content:approval.return')}
        </Button>
      </Stack>
    </Stack>
  );
}
