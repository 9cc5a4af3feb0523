import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp, FlaskConical, Printer, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '@src/store/DownloadButton';
import { files } from '../lib/paths';
import type { TextSearch } from '@src/content/reader/use-text-search';

interface ReaderToolsProps {
  regulationId: number;
  versionId: number;
  search: TextSearch;
  /** Starts a rehearsal of signing; null: not offered. */
  onRehearse: (() => void) | null;
}

/** Search in the text, print, PDF; for authors, the rehearsal of signing. */
export function ReaderTools({ regulationId, versionId, search, onRehearse }: ReaderToolsProps) {
  const { t } = useTranslation('regulations');
  const isSearching = search.words.trim().length > 1;
  return (
    <Box
      role="toolbar"
      aria-label={t('reader.tools')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        mb: 2,
        alignItems: 'center',
        '@media print': { display: 'none' },
      }}
    >
      <OutlinedInput
        value={search.words}
        placeholder={t('reader.search')}
        onChange={({ target }) => search.search(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search.step(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') search.search('');
        }}
        inputProps={{ 'aria-label': t('reader.search'), type: 'search' }}
        startAdornment={
          <InputAdornment position="start">
            <Search size={17} aria-hidden />
          </InputAdornment>
        }
        sx={{ flex: '1 1 200px', maxWidth: 320 }}
      />
      {isSearching ? (
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography variant="body2" color="textSecondary" role="status" sx={{ minWidth: 64 }}>
            {search.count > 0
              ? t('reader.found', { current: search.current, count: search.count })
              : t('reader.notFound')}
          </Typography>
          <IconButton
            size="small"
            aria-label={t('reader.previous')}
            disabled={search.count === 0}
            onClick={() => search.step(-1)}
          >
            <ChevronUp />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('reader.next')}
            disabled={search.count === 0}
            onClick={() => search.step(1)}
          >
            <ChevronDown />
          </IconButton>
        </Stack>
      ) : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ ml: 'auto', flexWrap: 'wrap' }}>
        {onRehearse ? (
          <Button startIcon={<FlaskConical />} onClick={onRehearse}>
            {t('rehearsal.start')}
          </Button>
        ) : null}
        <Tooltip title={t('reader.print')}>
          <IconButton aria-label={t('reader.print')} onClick={() => window.print()}>
            <Printer />
          </IconButton>
        </Tooltip>
        <DownloadButton path={files.document(regulationId, versionId)}>{t('reader.pdf')}</DownloadButton>
      </Stack>
    </Box>
  );
}
