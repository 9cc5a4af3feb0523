import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Eye, Keyboard, Languages, LogOut, Moon, Pencil, PencilOff, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SessionUser } from '@src/api/init';
import type { useMenu } from '@src/components/layout/useMenu';
import { useLeave } from '@src/features/auth/useLeave';
import { languages } from '@src/lib/languages';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { selectViewable } from '@src/store/selectors/rights';
import { isDarkToggled, isEditToggled, langChosen } from '@src/store/slices/settings';
import { ownPages } from '../navigation';
import { useAllowed } from '../useAllowed';

interface AccountMenuItemsProps {
  menu: ReturnType<typeof useMenu>;
  user: SessionUser;
  name: string;
  onHelp: () => void;
}

/** The items of the account menu: pages, switches and sign-out. */
export function AccountMenuItems({ menu, user, name, onHelp }: AccountMenuItemsProps) {
  const { t } = useTranslation('navigation');
  const dispatch = useAppDispatch();
  const { isEdit, isDark, lang } = useAppSelector((state) => state.settings);
  const pages = useAllowed(ownPages);
  const leave = useLeave();
  const mayViewAs = useAppSelector((state) => selectViewable(state).length > 0);
  const other = languages.find((candidate) => candidate !== lang) ?? lang;
  return (
    <Menu {...menu.props} slotProps={{ paper: { sx: { width: 272 } } }}>
      <Box sx={{ px: 2, pt: 1, pb: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.position?.name ?? user.email}
        </Typography>
      </Box>
      <Divider sx={{ mb: 0.75 }} />
      {pages.map(({ title, path, icon: Icon }) => (
        <MenuItem key={path} component={Link} to={path} onClick={menu.close}>
          <Icon aria-hidden />
          {t(title)}
        </MenuItem>
      ))}
      <MenuItem role="menuitemcheckbox" aria-checked={isEdit} onClick={() => dispatch(isEditToggled())}>
        {isEdit ? <PencilOff aria-hidden /> : <Pencil aria-hidden />}
        {t(isEdit ? 'navigation:edit.off' : 'navigation:edit.on')}
      </MenuItem>
      {mayViewAs ? (
        <MenuItem component={Link} to="?viewAs=1" onClick={menu.close}>
          <Eye aria-hidden />
          {t('navigation:viewAs.open')}
        </MenuItem>
      ) : null}
      <MenuItem onClick={() => dispatch(isDarkToggled())} sx={{ display: { sm: 'none' } }}>
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
        {t(isDark ? 'navigation:theme.toLight' : 'navigation:theme.toDark')}
      </MenuItem>
      <MenuItem onClick={() => dispatch(langChosen(other))} sx={{ display: { sm: 'none' } }} lang={other}>
        <Languages aria-hidden />
        {t(`common:language.name.${other}`)}
      </MenuItem>
      <MenuItem
        aria-keyshortcuts="Control+/"
        // Touch devices have no keyboard.
        sx={{ '@media (pointer: coarse)': { display: 'none' } }}
        onClick={() => {
          menu.close();
          onHelp();
        }}
      >
        <Keyboard aria-hidden />
        {t('navigation:keys')}
      </MenuItem>
      <Divider sx={{ my: 0.75 }} />
      <MenuItem onClick={() => void leave()}>
        <LogOut aria-hidden />
        {t('navigation:signOut')}
      </MenuItem>
    </Menu>
  );
}
