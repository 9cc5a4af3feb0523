import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Globe, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { SearchField } from '@src/components/data/SearchField';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { numberParam, textParam } from '@src/lib/url-state';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import {
  type IpAccess,
  type IpRule,
  useIpRuleCreateMutation,
  useIpRuleDeleteMutation,
  useIpRulesQuery,
  useIpRuleUpdateMutation,
} from '../api';
import type { RuleValues } from '../lib/rule-form';
import { useLockout } from '../lib/useLockout';
import { RuleDialog } from './RuleDialog';

const codecs = { search: textParam(), page: numberParam(1) };
const pageSize = 20;

type Editing = { rule: IpRule | null; address: string; clientKey: string } | null;

interface Saving {
  rule: IpRule | null;
  clientKey: string;
  updatedAt: string | undefined;
}

const inputOf = ({ address, comment, roleIds, until }: RuleValues) => ({
  address,
  comment,
  roleIds,
  until: until || null,
});

/** Returns the current version of a rule, because somebody else can have changed it while the dialog is open. */
const newest = (rule: IpRule | null, items: readonly IpRule[] = []) =>
  items.find(({ id }) => id === rule?.id) ?? rule;

/** The list of addresses with its actions. */
export function RulesTable({ access, mayChange }: { access: IpAccess; mayChange: boolean }) {
  const { t } = useTranslation('sessions');
  const { state, setState, reset } = useUrlState(codecs);
  const { search, page } = state;
  const query = useIpRulesQuery({ search: search || null, page, pageSize });
  const [editing, setEditing] = useState<Editing>(null);
  const { guarded, dialog } = useLockout(access.recoveryEmail);
  const actions = useRuleActions(guarded);
  const list = query.data?.ipRules ?? { items: undefined, count: 0 };
  const add = (address: string) => setEditing({ rule: null, address, clientKey: uuid() });
  const buttons = mayChange ? <AddButtons access={access} onAdd={add} /> : null;
  const columns = useColumns({
    onEdit: mayChange ? (rule) => setEditing({ rule, address: '', clientKey: '' }) : null,
    onRemove: mayChange ? actions.remove : null,
  });
  return (
    <>
      <SimpleTable<IpRule>
        label={t('sessions:rule.title')}
        rows={list.items}
        rowKey={({ id }) => id}
        columns={columns}
        isFetching={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<EmptyState icon={Globe} title={t('sessions:rule.empty')} action={buttons} />}
        isFiltered={search !== ''}
        onResetFilters={reset}
        toolbar={
          list.count || search ? (
            <>
              <SearchField
                value={search}
                onChange={(next) => setState({ search: next })}
                label={t('sessions:rule.search')}
              />
              {buttons}
            </>
          ) : null
        }
        paging={{ count: list.count, page, pageSize, onPage: (next) => setState({ page: next }) }}
      />
      {editing ? (
        <RuleDialog
          rule={newest(editing.rule, list.items)}
          refresh={() => void query.refetch()}
          address={editing.address}
          onSave={(values, updatedAt) => actions.save({ ...editing, updatedAt }, values)}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {dialog}
    </>
  );
}

function useRuleActions(guarded: ReturnType<typeof useLockout>['guarded']) {
  const { t } = useTranslation('sessions');
  const notify = useNotify();
  const [create] = useIpRuleCreateMutation();
  const [update] = useIpRuleUpdateMutation();
  const [remove] = useIpRuleDeleteMutation();
  return {
    save: ({ rule, clientKey, updatedAt }: Saving, values: RuleValues) =>
      guarded((confirmation) => {
        const input = { ...inputOf(values), confirmation };
        return rule
          ? update({ id: rule.id, rule: { ...input, ...(updatedAt ? { updatedAt } : {}) } })
          : create({ rule: input, clientKey });
      }),
    remove: async ({ id, ...rule }: IpRule) => {
      const answer = await guarded((confirmation) => remove({ id, confirmation }));
      if (answer?.error) notify.failure(answer.error);
      if (answer === null || answer.error) return;
      notify.alert(t('sessions:rule.removed', { address: rule.address }), {
        label: t('common:action.undo'),
        onPress: () =>
          void create({
            rule: {
              address: rule.address,
              comment: rule.comment,
              roleIds: rule.roles?.map((role) => role.id) ?? [],
              until: rule.until,
            },
          }),
      });
    },
  };
}

function AddButtons({ access, onAdd }: { access: IpAccess; onAdd: (address: string) => void }) {
  const { t } = useTranslation('sessions');
  const { address, isAddressIPv4, isCovered } = access;
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap // In the empty state they are centered by their frame.
      sx={{ flexWrap: 'wrap', justifyContent: 'inherit', ml: { sm: 'auto' } }}
    >
      {isAddressIPv4 && !isCovered ? (
        <Button variant="outlined" onClick={() => onAdd(address)}>
          {t('sessions:rule.addOwn', { address })}
        </Button>
      ) : null}
      <Button variant="contained" startIcon={<Plus size={17} />} onClick={() => onAdd('')}>
        {t('sessions:rule.add')}
      </Button>
    </Stack>
  );
}

interface RowActions {
  onEdit: ((rule: IpRule) => void) | null;
  onRemove: ((rule: IpRule) => Promise<void>) | null;
}

function removeColumn(
  t: TFunction<'sessions'>,
  onRemove: (rule: IpRule) => Promise<void>,
): SimpleColumn<IpRule> {
  return {
    key: 'remove',
    title: t('sessions:rule.actions'),
    width: 56,
    render: (rule) => (
      <IconButton
        size="small"
        aria-label={t('sessions:rule.remove', { address: rule.address })}
        onClick={() => void onRemove(rule)}
      >
        <Trash2 size={17} />
      </IconButton>
    ),
  };
}

function useColumns({ onEdit, onRemove }: RowActions): SimpleColumn<IpRule>[] {
  const { t, i18n } = useTranslation('sessions');
  const time = (value: string | null) => formatDate(value, 'dateTime', i18n.language) || '—';
  return [
    {
      key: 'address',
      title: t('sessions:rule.address'),
      render: (rule) =>
        onEdit ? (
          <Link component="button" type="button" onClick={() => onEdit(rule)} sx={{ textAlign: 'left' }}>
            {rule.address}
          </Link>
        ) : (
          rule.address
        ),
    },
    { key: 'comment', title: t('sessions:rule.comment'), render: ({ comment }) => comment || '—' },
    {
      key: 'roles',
      title: t('sessions:rule.roles'),
      render: ({ roles }) => roles?.map(({ name }) => name).join(', ') ?? t('sessions:rule.everybody'),
    },
    { key: 'until', title: t('sessions:rule.until'), width: 150, render: (rule) => <Until {...rule} /> },
    {
      key: 'createdBy',
      title: t('sessions:rule.createdBy'),
      render: ({ createdBy, createdAt }) => (
        <>
          {createdBy ? personName(createdBy) : '—'}
          <Typography variant="body2" color="textSecondary">
            {time(createdAt)}
          </Typography>
        </>
      ),
    },
    {
      key: 'lastUsed',
      title: t('sessions:rule.lastUsed'),
      width: 150,
      render: ({ lastUsedAt }) => time(lastUsedAt),
    },
    ...(onRemove ? [removeColumn(t, onRemove)] : []),
  ];
}

function Until({ until, isOver }: IpRule) {
  const { t, i18n } = useTranslation('sessions');
  if (!until) return t('sessions:rule.always');
  return isOver ? (
    <StatusChip colour="red" label={t('sessions:rule.over')} />
  ) : (
    formatDate(until, 'date', i18n.language)
  );
}
