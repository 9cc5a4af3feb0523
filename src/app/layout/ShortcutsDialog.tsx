import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { Key } from '@src/components/data/Key';

const groups: Record<string, Record<string, readonly string[]>> = {
  everywhere: {
    search: ['Ctrl', 'K'],
    submit: ['Ctrl', 'Enter'],
    close: ['Esc'],
    help: ['Ctrl', '/'],
    page: ['?'],
  },
  tree: { walk: ['↑', '↓', '←', '→'], open: ['Enter'], move: ['Alt', '↑', '↓', '←', '→'] },
  editor: { split: ['Enter'], indent: ['Tab'], outdent: ['Shift', 'Tab'], leave: ['Esc', 'Tab'] },
};

/** The list of keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shortcuts', 'navigation', 'common']);
  return (
    <ContentDialog title={t('navigation:keys')} onClose={onClose} maxWidth="xs">
      {Object.entries(groups).map(([group, keys]) => (
        <Fragment key={group}>
          <Box component="h3" sx={{ fontSize: 13, fontWeight: 600, color: 'text.secondary', mt: 2, mb: 0.5 }}>
            {t(`shortcuts:${group}.title`)}
          </Box>
          <Box component="dl" sx={{ m: 0 }}>
            {Object.entries(keys).map(([name, buttons]) => (
              <Box
                key={name}
                sx={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  alignItems: 'center',
                  gap: 2,
                  py: 0.5,
                }}
              >
                <dt>{t(`shortcuts:${group}.${name}`)}</dt>
                <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5, flexShrink: 0 }}>
                  {buttons.map((button) => (
                    <Key key={button}>{button}</Key>
                  ))}
                </Box>
              </Box>
            ))}
          </Box>
        </Fragment>
      ))}
    </ContentDialog>
  );
}
