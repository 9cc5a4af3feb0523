import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useNotify } from '@src/store/useNotify';
import {
  type AttemptRequest,
  type TestDetails,
  useTestAttemptRequestDeclineMutation,
  useTestAttemptRequestsQuery,
} from '../api';
import { GrantDialog } from './GrantDialog';

interface Deciding {
  what: 'decline' | 'grant';
  request: AttemptRequest;
}

/** The people who ask for another attempt at the test, for those who may grant it. */
export function AttemptRequests({ test }: { test: TestDetails }) {
  const { t } = useTranslation('tests');
  const { canEdit } = test.abilities;
  const { data } = useTestAttemptRequestsQuery({ testId: test.id }, { skip: !canEdit });
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const requests = data?.testAttemptRequests ?? [];
  if (requests.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Section title={t('request.title')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              onDecide={(what) => setDeciding({ what, request })}
            />
          ))}
        </Box>
      </Section>
      {deciding?.what === 'grant' ? (
        <GrantDialog
          testId={test.id}
          what="attempts"
          person={{ user: deciding.request.user, openAttemptId: null }}
          onClose={() => setDeciding(null)}
        />
      ) : null}
      {deciding?.what === 'decline' ? (
        <DeclineDialog request={deciding.request} onClose={() => setDeciding(null)} />
      ) : null}
    </Box>
  );
}

interface RequestRowProps {
  request: AttemptRequest;
  onDecide: (what: Deciding['what']) => void;
}

function RequestRow({ request: { user, text, createdAt }, onDecide }: RequestRowProps) {
  const { t } = useTranslation('tests');
  return (
    <Box component="li">
      <Typography variant="body2" color="textSecondary">
        {[user.nameShort, user.position?.name, formatDate(createdAt, 'dateTime')].filter(Boolean).join(' · ')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 1 }}>{text}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="contained" onClick={() => onDecide('grant')}>
          {t('grant.attempts.open')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => onDecide('decline')}>
          {t('request.decline')}
        </Button>
      </Stack>
    </Box>
  );
}

function DeclineDialog({ request, onClose }: { request: AttemptRequest; onClose: () => void }) {
  const { t } = useTranslation('tests');
  const notify = useNotify();
  const [decline] = useTestAttemptRequestDeclineMutation();
  const send = async (reason: string) => {
    const answer = await decline({ id: request.id, reason });
    if (!answer.error) notify.success(t('request.declined'));
    return answer;
  };
  return (
    <ConfirmTextDialog
      title={t('request.declineTitle', { name: request.user.nameShort })}
      label={t('grant.reason')}
      help={t('request.reasonHelp')}
      maxLength={limits.testExtraReason}
      confirmLabel={t('request.decline')}
      isFocused
      onSend={send}
      onClose={onClose}
    />
  );
}
