import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { Fact } from '@src/components/data/Fact';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { formatDate } from '@src/lib/dates';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { type TokenWriteOff, useTokenWriteOffQuery } from '../api';
import { DisputeDialog } from './DisputeDialog';
import { DisputeFacts } from './DisputeFacts';
import { WriteOffStateChip } from './WriteOffStateChip';
import { WriteOffObject } from './WriteOffObject';

/** The receipt of a write-off: the purpose, the initiator, the number of tokens, and its dispute or a button to start one. */
export function WriteOffReceipt({ writeOffId, onClose }: { writeOffId: string; onClose: () => void }) {
  const { t } = useTranslation('payment');
  const [isDisputing, setIsDisputing] = useState(false);
  const mayDispute = useAppSelector(selectCan)('payment', 'write');
  const { data, error, refetch } = useTokenWriteOffQuery({ id: writeOffId });
  const writeOff = data?.tokenWriteOff;
  const isDisputable =
    mayDispute && writeOff && writeOff.dispute?.status !== 'open' && writeOff.returned < writeOff.tokens;
  return (
    <ContentDialog
      title={t('payment:writeOffs.receiptNumber', { number: writeOffId })}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          {isDisputable ? (
            <Button color="warning" onClick={() => setIsDisputing(true)}>
              {t('payment:dispute.do')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('common:action.close')}</Button>
        </>
      }
    >
      <Loaded
        data={writeOff}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonCards count={1} />}
      >
        {(loaded) => <Facts writeOff={loaded} />}
      </Loaded>
      {isDisputing && writeOff ? (
        <DisputeDialog writeOff={writeOff} onClose={() => setIsDisputing(false)} />
      ) : null}
    </ContentDialog>
  );
}

function Facts({ writeOff }: { writeOff: TokenWriteOff }) {
  const { t } = useTranslation('payment');
  const { at, initiator, tokens, balanceAfter, returned, dispute } = writeOff;
  const count = (number: number) => t('payment:tokens.count', { count: number });
  return (
    <Stack component="dl" spacing={1} sx={{ m: 0 }}>
      <Fact label={t('payment:writeOffs.status')}>
        <WriteOffStateChip writeOff={writeOff} />
      </Fact>
      <Fact label={t('payment:writeOffs.at')}>{formatDate(at, 'dateTime')}</Fact>
      <Fact label={t('payment:writeOffs.what')}>
        <WriteOffObject writeOff={writeOff} />
      </Fact>
      <Fact label={t('payment:writeOffs.initiator')}>{initiator || t('payment:writeOffs.system')}</Fact>
      <Fact label={t('payment:writeOffs.tokens')}>{count(tokens)}</Fact>
      <Fact label={t('payment:writeOffs.after')}>{count(balanceAfter)}</Fact>
      {returned > 0 ? <Fact label={t('payment:writeOffs.returned')}>{count(returned)}</Fact> : null}
      {dispute ? <DisputeFacts dispute={dispute} /> : null}
    </Stack>
  );
}
