import IconButton from '@mui/material/IconButton';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { useMenu } from '@src/components/layout/useMenu';
import { useShortcut } from '@src/components/useShortcut';
import { useWasOpen } from '@src/components/useWasOpen';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { tourAnchor } from '@src/lib/tour-anchor';
import { personName } from '@src/lib/person';
import { useAppSelector } from '@src/store/hooks';
import { selectUser } from '@src/store/selectors/roles';

const AccountMenuItems = lazyPart(async () => (await import('./AccountMenuItems')).AccountMenuItems);
const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** The account menu: who is signed in, their pages, switches and sign-out. */
export function AccountMenu() {
  const { t } = useTranslation('navigation');
  const user = useAppSelector(selectUser);
  const menu = useMenu();
  const isNeeded = useWasOpen(menu.isOpen);
  const [isHelp, setIsHelp] = useState(false);
  const openHelp = useCallback(() => setIsHelp(true), []);
  useShortcut('Slash', openHelp);
  if (!user) return null;
  const name = personName(user);
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        onClick={menu.open}
        {...tourAnchor('account')}
        sx={{ p: 0.5, ml: 0.5 }}
      >
        <UserAvatar name={name} avatar={user.avatar} />
        <VisuallyHidden>{t('navigation:account', { name })}</VisuallyHidden>
      </IconButton>
      {isNeeded ? (
        <Suspense>
          <AccountMenuItems menu={menu} user={user} name={name} onHelp={openHelp} />
        </Suspense>
      ) : null}
      {isHelp ? (
        <Suspense>
          <ShortcutsDialog onClose={() => setIsHelp(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
