import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  label: string;
  maxWidth?: number;
}

const searchDelay = 300;

/** A search field that applies the text 300 ms after the last keystroke. */
export function SearchField({ value, onChange, label, maxWidth = 320 }: SearchFieldProps) {
  const { t } = useTranslation('common');
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);

  useEffect(() => {
    // The address changed by other means (Back, reset): the field takes the new value, unless it is the one it has just sent.
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    sent.current = next;
    onChange(next);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next.trim()), searchDelay);
  };

  return (
    <Box sx={[frame, { maxWidth: { xs: '100%', sm: maxWidth } }]}>
      <Search size={17} aria-hidden />
      <input
        type="search"
        value={text}
        maxLength={limits.search}
        placeholder={label}
        aria-label={label}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text.trim());
        }}
      />
      {text ? (
        <IconButton
          size="small"
          edge="end"
          aria-label={t('common:action.clear')}
          onClick={() => {
            setText('');
            send('');
          }}
        >
          <X />
        </IconButton>
      ) : null}
    </Box>
  );
}

/** Matches the look of form fields without loading their labels, help and multi-line text into every list. */
const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  height: 38,
  px: 1.75,
  border: 1,
  borderColor: (theme: Theme) => theme.tokens.borderStrong,
  borderRadius: 1,
  bgcolor: 'background.paper',
  transition: 'border-color 120ms',
  '& > svg': { flexShrink: 0, color: 'text.secondary' },
  '&:hover': { borderColor: 'text.secondary' },
  '&:focus-within': {
    borderColor: 'primary.main',
    boxShadow: (theme: Theme) => `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '& > input': {
    flex: 1,
    // Shrinks with the available space, since a percentage width sets no minimum.
    width: '100%',
    minWidth: 0,
    height: '100%',
    p: 0,
    border: 0,
    outline: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    '&::placeholder': { color: 'text.disabled', opacity: 1 },
    // Hides the browser's own clear button.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
} as const;
