import Box from '@mui/material/Box';
import { createContext, type ReactNode, use } from 'react';

const ReadOnlyContext = createContext(false);

/** Whether the surrounding fields are read-only. */
export function useIsReadOnly(): boolean {
  return use(ReadOnlyContext);
}

interface ReadOnlyFieldsProps {
  isReadOnly: boolean;
  children: ReactNode;
}

/** Makes fields read-only: they look like text, and the controls that add, remove or submit are hidden. */
export function ReadOnlyFields({ isReadOnly, children }: ReadOnlyFieldsProps) {
  return (
    <ReadOnlyContext value={isReadOnly}>
      <Box
        component="fieldset"
        disabled={isReadOnly}
        sx={(theme) => ({
          m: 0,
          p: 0,
          border: 0,
          minWidth: 0,
          '&:disabled': {
            '& button, & .MuiSelect-icon, & .MuiChip-deleteIcon, & .MuiFormLabel-asterisk': {
              display: 'none',
            },
            '& input:not(.MuiSelect-nativeInput), & textarea, & .MuiSelect-select, & .MuiPickersSectionList-root, & .MuiChip-root':
              {
                opacity: 1,
                WebkitTextFillColor: theme.palette.text.primary,
              },
            '& input::placeholder, & textarea::placeholder': { WebkitTextFillColor: 'transparent' },
            '& .MuiOutlinedInput-root, & .MuiPickersInputBase-root': { bgcolor: 'transparent' },
            '& .MuiOutlinedInput-notchedOutline, & .MuiPickersOutlinedInput-notchedOutline': {
              borderColor: theme.tokens.border,
              borderStyle: 'dashed',
            },
          },
        })}
      >
        {children}
      </Box>
    </ReadOnlyContext>
  );
}
