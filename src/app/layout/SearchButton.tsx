import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from '@src/components/data/Key';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { tourAnchor } from '@src/lib/tour-anchor';
import { useShortcut } from '@src/components/useShortcut';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';

const SearchEverywhere = lazyPart(async () => (await import('./SearchEverywhere')).SearchEverywhere);

/** Opens the global search, as Ctrl+K does. */
export function SearchButton() {
  const { t } = useTranslation('navigation');
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const from = useRef<Element>(null);
  const open = useCallback(() => {
    from.current ??= document.activeElement;
    setIsOpen(true);
  }, []);
  useShortcut('KeyK', open);
  // The dialog itself returns the focus only to the field that was there while it was loading.
  useEffect(() => {
    if (isOpen) return;
    if (from.current instanceof HTMLElement) from.current.focus();
    from.current = null;
  }, [isOpen]);

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
        <Suspense fallback={<TypedAhead label={t('navigation:search.open')} onChange={setTyped} />}>
          <SearchEverywhere
            typed={typed}
            onClose={() => {
              setIsOpen(false);
              setTyped('');
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Takes what is typed while the code of the search is loading. */
function TypedAhead({ label, onChange }: { label: string; onChange: (text: string) => void }) {
  return (
    <VisuallyHidden>
      <input autoFocus aria-label={label} onChange={(event) => onChange(event.target.value)} />
    </VisuallyHidden>
  );
}
