import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Delayed } from '@src/components/feedback/Skeletons';
import { useSettled } from '@src/components/useSettled';
import { useSearchQuery } from '../api';
import { otherLayout } from '@src/lib/keyboard-layout';
import { findEntries, type SearchCommand, type SearchEntry, type SearchPage } from '../entries';
import { EntryRow } from './EntryRow';

interface SearchDialogProps {
  /** What was typed before it opened. */
  typed: string;
  /** The pages and settings that the user may open. */
  pages: readonly SearchPage[];
  /** The commands that the user may run. */
  commands: readonly SearchCommand[];
  onClose: () => void;
}

const shortest = 2;

/** Returns the text in the other keyboard layout, or the same text when that is not useful. */
const otherTextOf = (asked: string, isFoundHere: boolean): string =>
  isFoundHere || asked.length < shortest ? asked : otherLayout(asked);

/**
 * Requests search results; when neither the pages nor the server match, it searches for the text in the other keyboard layout.
 */
function useHits(asked: string, isFoundHere: boolean) {
  const isShort = asked.length < shortest;
  const first = useSearchQuery({ query: asked }, { skip: isShort });
  const other = otherTextOf(asked, isFoundHere);
  const isEmpty = first.currentData?.search.length === 0 && !first.isFetching;
  const isRetried = isEmpty && other !== asked;
  const second = useSearchQuery({ query: other }, { skip: !isRetried });
  const hits = (isRetried ? second : first).currentData?.search ?? [];
  return {
    hits,
    isFetching: first.isFetching || second.isFetching,
    /** The text that was searched for instead of the typed one. */
    correctedText: isRetried && hits.length > 0 ? other : null,
  };
}

/** Search over people, documents and pages. The field keeps the focus; arrow keys move the selection, Enter opens. */
export function SearchDialog({ typed, pages, commands, onClose }: SearchDialogProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const asked = useSettled(text.trim());
  const [active, setActive] = useState(0);
  const listId = useId();
  const { hits, isFetching, correctedText } = useHits(
    asked,
    findEntries(asked, { pages, commands }, []).length > 0,
  );
  const entries = findEntries(text, { pages, commands }, hits);
  const current = entries[Math.min(active, entries.length - 1)];
  const isNothing = !entries.length && asked.length >= shortest && !isFetching && asked === text.trim();

  const open = (entry: SearchEntry | undefined) => {
    if (!entry) return;
    onClose();
    if ('run' in entry.open) entry.open.run();
    else void navigate(entry.open.path);
  };
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && entries.length) {
      event.preventDefault();
      setActive((Math.min(active, entries.length - 1) + by + entries.length) % entries.length);
    }
    if (event.key === 'Enter') open(current);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { 'aria-label': t('search:title'), sx: { width: 620, mt: { xs: 2, sm: '12vh' } } },
      }}
    >
      <SearchInput
        {...{ text, listId, onKeyDown: walk, isExpanded: entries.length > 0 }}
        activeId={current ? `${listId}-${current.id}` : undefined}
        onChange={(typed) => {
          setText(typed);
          setActive(0);
        }}
      />
      <Box sx={{ height: 2 }}>
        {isFetching ? (
          <Delayed>
            <LinearProgress aria-hidden sx={{ height: 2 }} />
          </Delayed>
        ) : null}
      </Box>
      <Box
        id={listId}
        role="listbox"
        aria-label={t('search:results')}
        sx={{ p: 1, maxHeight: '56vh', overflowY: 'auto' }}
      >
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            id={`${listId}-${entry.id}`}
            entry={entry}
            isActive={entry === current}
            onHover={() => setActive(entries.indexOf(entry))}
            onOpen={() => open(entry)}
          />
        ))}
      </Box>
      <Box role="status">
        {correctedText ? (
          <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 1.5 }}>
            {t('search:meant', { text: correctedText })}
          </Typography>
        ) : null}
        {isNothing ? (
          <Typography color="textSecondary" sx={{ textAlign: 'center', pb: 4, pt: 2 }}>
            {t('search:nothing')}
          </Typography>
        ) : null}
      </Box>
    </Dialog>
  );
}

interface SearchInputProps {
  text: string;
  listId: string;
  isExpanded: boolean;
  /** The element id of the selected entry. */
  activeId: string | undefined;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function SearchInput({ text, listId, isExpanded, activeId, onChange, onKeyDown }: SearchInputProps) {
  const { t } = useTranslation('search');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Search size={19} aria-hidden />
      <InputBase
        autoFocus
        fullWidth
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={t('search:placeholder')}
        sx={{ height: 56, fontSize: 16 }}
        inputProps={{
          role: 'combobox',
          'aria-label': t('search:title'),
          'aria-expanded': isExpanded,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': activeId,
          maxLength: limits.search,
        }}
      />
    </Box>
  );
}
