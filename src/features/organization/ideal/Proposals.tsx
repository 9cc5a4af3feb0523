import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorOfCode } from '@src/api/errors';
import { StatusChip } from '@src/components/data/StatusChip';
import { BusyButton } from '@src/components/form/BusyButton';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useNotify } from '@src/store/useNotify';
import { type IdealProposal, useIdealProposalDecideMutation, useIdealProposalWithdrawMutation } from '../api';
import { DeclineDialog } from './DeclineDialog';

interface ProposalsProps {
  proposals: readonly IdealProposal[];
  canWrite: boolean;
}

/** Pending proposals; for the user's own, also the answers. */
export function Proposals({ proposals, canWrite }: ProposalsProps) {
  const { t } = useTranslation('ideal');
  const [declined, setDeclined] = useState<IdealProposal | null>(null);
  if (proposals.length === 0) return null;
  return (
    <Section title={t(canWrite ? 'ideal:proposals.title' : 'ideal:proposals.own')}>
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {proposals.map((proposal) => (
          <Box component="li" key={proposal.id}>
            <Proposal proposal={proposal} />
            {canWrite ? (
              <Answer proposal={proposal} onDecline={() => setDeclined(proposal)} />
            ) : (
              <Own proposal={proposal} />
            )}
          </Box>
        ))}
      </Stack>
      {declined ? <DeclineDialog proposal={declined} onClose={() => setDeclined(null)} /> : null}
    </Section>
  );
}

function Proposal({ proposal }: { proposal: IdealProposal }) {
  const { t, i18n } = useTranslation('ideal');
  const { kind, text, reason, author, createdAt, statement } = proposal;
  const date = formatDate(createdAt, 'shortDateTime', i18n.language);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {t(`ideal:proposals.${kind}`)}
        {' · '}
        {t('ideal:proposals.by', { name: author?.nameFull ?? '—', date })}
      </Typography>
      {statement ? (
        <Typography sx={{ textDecoration: kind === 'remove' ? 'line-through' : 'none' }}>
          <Label>{t('ideal:proposals.now')}</Label> {statement.text}
        </Typography>
      ) : null}
      {text ? (
        <Typography>
          {statement ? <Label>{t('ideal:proposals.proposed')}</Label> : null} {text}
        </Typography>
      ) : null}
      {reason ? (
        <Typography variant="body2">{t('ideal:proposals.reason', { text: reason })}</Typography>
      ) : null}
    </Box>
  );
}

function Label({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}:
    </Box>
  );
}

function Answer({ proposal, onDecline }: { proposal: IdealProposal; onDecline: () => void }) {
  const { t } = useTranslation('ideal');
  const [decide, { isLoading }] = useIdealProposalDecideMutation();
  const notify = useNotify();
  const accept = async () => {
    const { id, statement } = proposal;
    const { error } = await decide({ id, isAccepted: true, updatedAt: statement?.updatedAt ?? null });
    if (errorOfCode(error, 'conflict.updated')) notify.error(t('ideal:proposals.stale'));
    else if (error) notify.failure(error);
    else notify.success(t('ideal:proposals.accepted'));
  };
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
      <BusyButton size="small" variant="contained" isBusy={isLoading} onClick={() => void accept()}>
        {t('ideal:proposals.accept')}
      </BusyButton>
      <Button size="small" variant="outlined" onClick={onDecline}>
        {t('ideal:proposals.decline')}
      </Button>
    </Stack>
  );
}

const colours = { waiting: 'amber', accepted: 'green', declined: 'red', withdrawn: 'grey' } as const;

function Own({ proposal: { id, status, comment } }: { proposal: IdealProposal }) {
  const { t } = useTranslation('ideal');
  const [withdraw, { isLoading }] = useIdealProposalWithdrawMutation();
  const notify = useNotify();
  const take = async () => {
    const { error } = await withdraw({ id });
    if (error) notify.failure(error);
    else notify.success(t('ideal:proposals.withdrawn'));
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <StatusChip colour={colours[status]} label={t(`ideal:proposals.status.${status}`)} />
      {comment ? (
        <Typography variant="body2">{t('ideal:proposals.answer', { text: comment })}</Typography>
      ) : null}
      {status === 'waiting' ? (
        <BusyButton size="small" isBusy={isLoading} onClick={() => void take()}>
          {t('ideal:proposals.withdraw')}
        </BusyButton>
      ) : null}
    </Stack>
  );
}
