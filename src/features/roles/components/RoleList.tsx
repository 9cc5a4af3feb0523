import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { optionName } from '@src/lib/options';
import { Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RoleCard } from '../api';

interface RoleListProps {
  roles: readonly RoleCard[];
  chosenId: number | null;
  canWrite: boolean;
  /** The path that a role's id is appended to. */
  basePath?: string;
}

/** All roles, each with its number of people. */
export function RoleList({ roles, chosenId, canWrite, basePath = '/roles/setting-roles' }: RoleListProps) {
  const { t } = useTranslation(['roles', 'common']);
  const [withArchive, setWithArchive] = useState(false);
  const shown = roles.filter((role) => withArchive || !role.isArchive || role.id === chosenId);
  return (
    <Card component="nav" aria-label={t('roles:settings.list')} sx={{ p: 1 }}>
      {canWrite ? (
        <Button
          fullWidth
          variant="outlined"
          startIcon={<Plus />}
          component={Link}
          to="/roles/setting-roles/new"
          sx={{ mb: 1 }}
        >
          {t('roles:settings.add')}
        </Button>
      ) : null}
      <List disablePadding sx={{ maxHeight: { xs: 240, md: 'calc(100vh - 320px)' }, overflowY: 'auto' }}>
        {shown.map((role) => (
          <ListItem key={role.id} disablePadding>
            <ListItemButton
              component={Link}
              to={`${basePath}/${role.id}`}
              selected={role.id === chosenId}
              aria-current={role.id === chosenId ? 'page' : undefined}
              sx={{ borderRadius: 1, gap: 1 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: role.id === chosenId ? 600 : 480, overflowWrap: 'anywhere' }}>
                  {optionName(role, t('common:archiveSuffix'))}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {t('roles:settings.people', { count: role.peopleCount })}
                </Typography>
                {role.notifications.length ? (
                  <Typography variant="body2" color="textSecondary">
                    {t('roles:settings.notifications', { count: role.notifications.length })}
                  </Typography>
                ) : null}
              </Box>
              {role.isSystem ? <Lock size={15} role="img" aria-label={t('roles:settings.system')} /> : null}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {roles.some(({ isArchive }) => isArchive) ? (
        <Box sx={{ px: 1, pt: 0.5 }}>
          <FilterSwitch label={t('common:list.showArchive')} value={withArchive} onChange={setWithArchive} />
        </Box>
      ) : null}
    </Card>
  );
}
