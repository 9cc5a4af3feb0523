import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useTranslation } from 'react-i18next';
import { type RolePosition, useRolesQuery } from '../api';
import { useAreaNames } from '../lib/useAreaNames';
import { roleValues } from '../lib/role-form';
import { RightsList } from './RightsList';

interface PositionRolePanelProps {
  position: RolePosition;
  onClose: () => void;
}

/** The rights of everybody in a position, given by its role. */
export function PositionRolePanel({ position, onClose }: PositionRolePanelProps) {
  const { t } = useTranslation('roles');
  const { data, error, refetch } = useRolesQuery({});
  const areas = useAreaNames();
  return (
    <SidePanel
      title={position.name}
      subtitle={t('roles:positions.holders', { count: position.employeesCount })}
      onClose={onClose}
    >
      <Loaded
        data={data?.roles.items}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={5} columns={2} />}
      >
        {(roles) => {
          const role = roles.find(({ id }) => id === position.roleId);
          const { rights } = roleValues(role);
          const lines = areas
            .filter(({ value }) => rights[value]?.read)
            .map(({ value, name }) => ({ key: value, name, isWrite: rights[value]?.write ?? false }));
          return (
            <Box>
              <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
                {role ? t('roles:positions.byRole', { name: role.name }) : t('roles:positions.none')}
              </Typography>
              <RightsList lines={lines} empty={t('roles:access.nothing')} />
              <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
                {t('roles:positions.checkNote')}
              </Typography>
            </Box>
          );
        }}
      </Loaded>
    </SidePanel>
  );
}
