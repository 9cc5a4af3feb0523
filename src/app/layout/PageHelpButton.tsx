import IconButton from '@mui/material/IconButton';
import { CircleHelp } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Hint } from '@src/components/feedback/Hint';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { isField } from '@src/components/useShortcut';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';

const PageHelp = lazyPart(async () => (await import('@src/features/faq/components/PageHelp')).PageHelp);

/** Opens the FAQ entries about the current page, as the `?` key does. */
export function PageHelpButton() {
  const { t } = useTranslation('navigation');
  const { pathname } = useLocation();
  const mayRead = useAppSelector(selectCan)('faq');
  const [openedAt, setOpenedAt] = useState<string>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isField(event.target)) return;
      event.preventDefault();
      setOpenedAt(pathname);
    };
    if (mayRead) window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [mayRead, pathname]);
  if (!mayRead) return null;
  const label = t('navigation:pageHelp');
  return (
    <>
      <Hint title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={() => setOpenedAt(pathname)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <CircleHelp />
        </IconButton>
      </Hint>
      {/* Opening an entry leads to another page, so the panel closes. */}
      {openedAt === pathname ? (
        <Suspense>
          <PageHelp pathname={pathname} onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
