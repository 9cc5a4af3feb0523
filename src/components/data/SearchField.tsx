import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
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

/** Search as it is typed, 300 ms after the last key. */
export function SearchField({ value, onChange, label, maxWidth = 320 }: SearchFieldProps) {
  const { t } = useTranslation('common');
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);

  useEffect(() => {
    // The address changed by other means (back, reset): follow it, but not what was typed here a moment ago.
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
    <OutlinedInput
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text.trim());
      }}
      placeholder={label}
      sx={{
        width: '100%',
        maxWidth: { xs: '100%', sm: maxWidth },
        // The browser has a cross of its own.
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      inputProps={{ 'aria-label': label, type: 'search', maxLength: 200 }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={17} aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        text ? (
          <InputAdornment position="end">
            <IconButton
              size="small"
              aria-label={t('common:action.clear')}
              onClick={() => {
                setText('');
                send('');
              }}
            >
              <X />
            </IconButton>
          </InputAdornment>
        ) : null
      }
    />
  );
}
