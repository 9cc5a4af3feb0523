import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchEntry } from '../entries';

interface EntryRowProps {
  id: string;
  entry: SearchEntry;
  isActive: boolean;
  onHover: () => void;
  onOpen: () => void;
}

/** One search result. */
export function EntryRow({ id, entry, isActive, onHover, onOpen }: EntryRowProps) {
  const { t } = useTranslation('search');
  const row = useRef<HTMLDivElement>(null);
  const Icon = entry.icon;
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={onHover}
      onClick={onOpen}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 46,
        px: 1.5,
        py: 0.75,
        borderRadius: 1.5,
        cursor: 'pointer',
        bgcolor: isActive ? theme.tokens.primarySoft : 'transparent',
        '& > svg': { flexShrink: 0, color: isActive ? theme.tokens.primary : theme.tokens.textSecondary },
      })}
    >
      <Icon size={18} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 520 }}>{entry.title}</Typography>
        {entry.subtitle ? (
          <Typography variant="body2" color="textSecondary">
            {entry.subtitle}
          </Typography>
        ) : null}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {t(`search:kind.${entry.kind}`)}
      </Typography>
    </Box>
  );
}
