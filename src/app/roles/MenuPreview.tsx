import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Rights } from '@src/api/init';
import { useAppSelector } from '@src/store/hooks';
import type { RootState } from '@src/store/reducer';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { MainMenuContext } from '../menu-context';
import { decide } from '../routes/guard';

/** Returns the caller's state as that of a user who has only these rights. */
function asHolder(state: RootState, rights: Rights): RootState {
  const { user } = state.auth;
  return {
    ...state,
    auth: {
      ...state.auth,
      // An id that no user has, because the root admin's own id passes every guard.
      user: user && { ...user, id: 0, isAdmin: false, isSuperAdmin: false, isLeader: false },
    },
    app: { ...state.app, rights: { organization: rights, scoped: [] } },
  };
}

/** The menu that a role gives, computed by the guard that opens the pages. */
export function MenuPreview({ rights }: { rights: Rights }) {
  const { t } = useTranslation(['navigation', 'roles']);
  const store = useStore<RootState>();
  const auth = useAppSelector((state) => state.auth);
  const app = useAppSelector((state) => state.app);
  const mainMenu = use(MainMenuContext);
  const items = useMemo(() => {
    const state = asHolder({ ...store.getState(), auth, app }, rights);
    return mainMenu.map((item) => ({ item, isOpen: decide({}, item.access, {}, state).kind === 'open' }));
  }, [store, auth, app, rights, mainMenu]);
  return (
    <List disablePadding aria-label={t('roles:preview.title')}>
      {items
        .filter(({ item, isOpen }) => isOpen || item.access !== 'superAdmin')
        .map(({ item: { path, title, icon: Icon }, isOpen }) => (
          <ListItem
            key={path}
            disablePadding
            sx={{ gap: 1.5, py: 0.75, color: isOpen ? 'text.primary' : 'text.secondary' }}
          >
            <Icon size={18} aria-hidden />
            <Typography sx={{ flex: 1, textDecoration: isOpen ? 'none' : 'line-through' }}>
              {t(title)}
            </Typography>
            {isOpen ? null : (
              <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
                {t('roles:preview.hidden')}
              </Box>
            )}
          </ListItem>
        ))}
    </List>
  );
}
