import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from '@src/components/data/Key';
import { tourAnchor } from '@src/lib/tour-anchor';
import { useShortcut } from '@src/components/useShortcut';

const SearchEverywhere = lazy(async () => ({
  default: (await import('./SearchEverywhere')).SearchEverywhere,
}));

/** Opens the global search, as Ctrl+K does. */
export function SearchButton() {
  const { t } = useTranslation('navigation');
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  useShortcut('KeyK', open);

  return (
    <>
      <ButtonBase
        onClick={open}
        aria-keyshortcuts="Control+K"
        {...tourAnchor('search')}
        sx={(theme) => ({
          display: { xs: 'none', lg: 'flex' },
          width: 260,
          height: 36,
          gap: 1,
          px: 1.5,
          justifyContent: 'flex-start',
          borderRadius: 1,
          border: `1px solid ${theme.tokens.border}`,
          bgcolor: theme.tokens.background,
          color: 'text.secondary',
          fontSize: 13.5,
          '&:hover': { borderColor: theme.tokens.borderStrong },
        })}
      >
        <Search size={16} aria-hidden />
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {t('navigation:search.open')}
        </Box>
        <Key>{'Ctrl K'}</Key>
      </ButtonBase>
      <IconButton
        aria-label={t('navigation:search.open')}
        aria-keyshortcuts="Control+K"
        onClick={open}
        {...tourAnchor('search')}
        sx={{ display: { lg: 'none' } }}
      >
        <Search />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <SearchEverywhere onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
