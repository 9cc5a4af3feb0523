import type { AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
import { type SyntheticEvent, useState } from 'react';
import { filterOptionsOf } from './filter-options';

/**
 * Returns the properties of a field that finds several records by typing: what is typed stays while options are chosen.
 * @param onSearch for lists that the server searches: called with the typed text
 */
export function useTypedText(onSearch?: (text: string) => void) {
  const [inputValue, setInputValue] = useState('');
  const onInputChange = (_event: SyntheticEvent, text: string, reason: AutocompleteInputChangeReason) => {
    // A reset only means that the list of chosen options was rebuilt, which every search response does.
    if (reason === 'reset') return;
    setInputValue(text);
    onSearch?.(text);
  };
  return { inputValue, onInputChange, filterOptions: filterOptionsOf(Boolean(onSearch)) };
}
