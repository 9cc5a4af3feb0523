import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShareBar } from '@src/components/data/ShareBar';
import { StatusChip } from '@src/components/data/StatusChip';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { useCall } from '@src/store/useCall';
import { useIsEdit } from '@src/store/useEditMode';
import { type TokenBalance, type TokenLimit, useTokenLimitDeleteMutation, useTokenLimitsQuery } from '../api';
import { limitState, limitTarget } from '../lib/token-limit';
import { TokenLimitDialog } from './TokenLimitDialog';

type Opened = { limit: TokenLimit; as: 'edit' | 'delete' };

/** «Лимиты»: how many tokens a subdivision, a person or everyone may spend in a month, and how many are used. */
export function TokenLimitList({ actions }: { actions: TokenBalance['actions'] }) {
  const { t } = useTranslation('payment');
  const mayChange = useMayChange();
  const [isCreating, setIsCreating] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data, error, isFetching, refetch } = useTokenLimitsQuery();
  const columns = useColumns(setOpened);
  const close = () => setOpened(null);
  return (
    <Stack component="section" spacing={1.5}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h2" sx={{ flex: '1 1 auto' }}>
          {t('payment:limits.title')}
        </Typography>
        {mayChange ? (
          <Button variant="outlined" onClick={() => setIsCreating(true)}>
            {t('payment:limits.create')}
          </Button>
        ) : null}
      </Stack>
      <SimpleTable
        label={t('payment:limits.title')}
        columns={columns}
        rows={data?.tokenLimits}
        rowKey={({ id }) => id}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={Gauge}
            title={t('payment:limits.empty')}
            text={t('payment:limits.emptyHelp')}
            isDense
          />
        }
      />
      {isCreating ? (
        <TokenLimitDialog limit={null} actions={actions} onClose={() => setIsCreating(false)} />
      ) : null}
      {opened?.as === 'edit' ? (
        <TokenLimitDialog limit={opened.limit} actions={actions} onClose={close} />
      ) : null}
      {opened?.as === 'delete' ? <DeleteDialog limit={opened.limit} onClose={close} /> : null}
    </Stack>
  );
}

function DeleteDialog({ limit, onClose }: { limit: TokenLimit; onClose: () => void }) {
  const { t } = useTranslation(['payment', 'common']);
  const call = useCall();
  const [remove] = useTokenLimitDeleteMutation();
  const nameOf = useNameOf();
  return (
    <ConfirmDialog
      isOpen
      title={t('payment:limits.delete', { name: nameOf(limit) })}
      confirmLabel={t('common:action.delete')}
      isDestructive
      onConfirm={() => call(remove({ id: limit.id }))}
      onClose={onClose}
    >
      {t('payment:limits.deleteText')}
    </ConfirmDialog>
  );
}

/** Whether the user may change limits, and is in edit mode. */
function useMayChange(): boolean {
  const can = useAppSelector(selectCan);
  const isEdit = useIsEdit();
  return isEdit && can('payment', 'write');
}

/** The name of a limit's target, with the action when it is about one. */
function useNameOf(): (limit: TokenLimit) => string {
  const { t } = useTranslation('payment');
  return ({ name, actionName }) =>
    [name || t('payment:limits.organization'), actionName].filter(Boolean).join(', ');
}

const COLOURS = { free: null, warned: 'orange', exceeded: 'orange', exhausted: 'red' } as const;

function Used({ limit }: { limit: TokenLimit }) {
  const { t } = useTranslation('payment');
  const { used, tokens, warnPercent } = limit;
  const state = limitState(limit);
  const isFull = used >= tokens;
  // A limit of nothing is used up from the beginning: its bar is full, too.
  const whole = Math.max(tokens, 1);
  const colour = COLOURS[state];
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <span>{t('payment:limits.usedOf', { used, tokens })}</span>
        <ShareBar done={isFull ? 0 : used} late={isFull ? whole : 0} of={whole} />
        {colour && state !== 'free' ? (
          <StatusChip label={t(`payment:limits.${state}`)} colour={colour} />
        ) : null}
      </Stack>
      {warnPercent === null ? null : (
        <Typography variant="body2" color="textSecondary">
          {t('payment:limits.warnsAt', { percent: warnPercent })}
        </Typography>
      )}
    </Stack>
  );
}

function useColumns(onOpen: (opened: Opened) => void): SimpleColumn<TokenLimit>[] {
  const { t } = useTranslation(['payment', 'common']);
  const mayChange = useMayChange();
  const nameOf = useNameOf();
  const columns: SimpleColumn<TokenLimit>[] = [
    {
      key: 'name',
      title: t('payment:limits.of'),
      render: (limit) => (
        <span>
          {limit.name || t('payment:limits.organization')}
          {limitTarget(limit) === 'subdivision' ? (
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {t('payment:limits.withBelow')}
            </Typography>
          ) : null}
        </span>
      ),
    },
    {
      key: 'action',
      title: t('payment:limits.action'),
      render: ({ actionName }) => actionName ?? t('payment:limits.anyAction'),
    },
    {
      key: 'kind',
      title: t('payment:limits.kind'),
      render: ({ isSoft }) => t(isSoft ? 'payment:limits.soft' : 'payment:limits.hard'),
    },
    { key: 'used', title: t('payment:limits.used'), width: 300, render: (limit) => <Used limit={limit} /> },
  ];
  if (!mayChange) return columns;
  const button = (limit: TokenLimit, as: Opened['as']) => (
    <Button
      size="small"
      color={as === 'delete' ? 'error' : 'primary'}
      onClick={() => onOpen({ limit, as })}
      aria-label={t(`payment:limits.${as}Of`, { name: nameOf(limit) })}
    >
      {t(`common:action.${as}`)}
    </Button>
  );
  return [
    ...columns,
    {
      key: 'actions',
      title: t('payment:limits.actions'),
      align: 'right',
      render: (limit) => (
        <Stack direction="row" spacing={0.5} sx={{ justifyContent: 'flex-end' }}>
          {button(limit, 'edit')}
          {button(limit, 'delete')}
        </Stack>
      ),
    },
  ];
}
