import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { useMenu } from '@src/components/layout/useMenu';
import { useWasOpen } from '@src/components/useWasOpen';
import { useAppSelector } from '@src/store/hooks';

const LanguageMenuItems = lazyPart(async () => (await import('./LanguageMenuItems')).LanguageMenuItems);

/** Changes the language of the page; each language is shown in its own name. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const current = useAppSelector((state) => state.settings.lang);
  const menu = useMenu();
  const isNeeded = useWasOpen(menu.isOpen);
  return (
    <>
      <Button
        color="inherit"
        onClick={menu.open}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-label={`${t(`common:language.short.${current}`)}: ${t('common:language.choose')}`}
        sx={{
          minWidth: 0,
          px: 1,
          color: 'text.secondary',
          fontSize: 13,
          display: { xs: 'none', sm: 'inline-flex' },
        }}
      >
        {t(`common:language.short.${current}`)}
      </Button>
      {isNeeded ? (
        <Suspense>
          <LanguageMenuItems menu={menu} />
        </Suspense>
      ) : null}
    </>
  );
}
