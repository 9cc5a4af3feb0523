import Switch from '@mui/material/Switch';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { useCall } from '@src/store/useCall';
import { useIsOwnEdit } from '@src/store/useEditMode';
import { useNotify } from '@src/store/useNotify';
import { type Privilege, useSuperAdminPrivilegesQuery, useSuperAdminPrivilegeUpdateMutation } from '../api';
import { NamedCell } from './NamedCell';

/**
 * «Привилегии»: which super admins may see the provider's own organization, as set by the root admin, and what their roles
 * permit.
 */
export function PrivilegeList() {
  const { t } = useTranslation(['office', 'enums']);
  const { data, error, isFetching, refetch } = useSuperAdminPrivilegesQuery();
  const columns: SimpleColumn<Privilege>[] = [
    {
      key: 'person',
      title: t('office:privileges.person'),
      render: ({ nameFull, position }) => <NamedCell name={nameFull} note={position ?? ''} />,
    },
    {
      key: 'rights',
      title: t('office:privileges.rights'),
      render: (person) => <Rights person={person} />,
    },
    {
      key: 'privilege',
      title: t('office:privileges.privilege'),
      width: 180,
      render: (person) => <PrivilegeSwitch person={person} />,
    },
  ];
  const title = t('office:privileges.title');
  return (
    <Stack component="section" spacing={1.5} aria-label={title}>
      <div>
        <Typography component="h2" variant="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.25 }}>
          {t('office:privileges.text')}
        </Typography>
      </div>
      <SimpleTable<Privilege>
        label={title}
        columns={columns}
        rows={data?.superAdminPrivileges}
        rowKey={({ id }) => id}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('office:privileges.nobody')} isDense />}
      />
    </Stack>
  );
}

function Rights({ person: { isRoot, reads, writes } }: { person: Privilege }) {
  const { t } = useTranslation('office');
  if (isRoot) return t('office:privileges.everything');
  if (reads.length === 0) return t('office:privileges.nothing');
  return reads
    .map((area) =>
      t(`office:privileges.${writes.includes(area) ? 'writes' : 'reads'}`, {
        area: t(`office:privileges.area.${area}`),
      }),
    )
    .join(', ');
}

function PrivilegeSwitch({ person: { id, nameFull, isRoot, isPrivileged } }: { person: Privilege }) {
  const { t } = useTranslation('office');
  const [update, { isLoading }] = useSuperAdminPrivilegeUpdateMutation();
  const mayChange = useIsOwnEdit();
  const call = useCall();
  const notify = useNotify();
  const change = async (isOn: boolean) => {
    await call(update({ userId: id, isPrivileged: isOn }));
    notify.success(t('office:privileges.saved'));
  };
  return (
    <Switch
      checked={isPrivileged}
      disabled={isRoot || isLoading || !mayChange}
      onChange={(_event, isOn) => void change(isOn).catch(() => undefined)}
      slotProps={{ input: { 'aria-label': t('office:privileges.of', { name: nameFull }) } }}
    />
  );
}
