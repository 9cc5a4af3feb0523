import { createFilterOptions } from '@mui/material/Autocomplete';
import { bestFirst } from '@src/lib/best-first';
import type { Option } from '@src/lib/options';

/** The maximum number of options shown; typing narrows them down. */
const maxOptions = 100;

/** Returns the options that match the typed text, the best match first: «Филиал 4» is above «Отдел 4.1 (Филиал 4)». */
export function matchingFirst<Item extends Option>(
  options: Item[],
  state: { inputValue: string; getOptionLabel: (option: Item) => string },
): Item[] {
  const matching = createFilterOptions<Item>({ trim: true });
  return bestFirst(matching(options, state), state.inputValue, ({ name }) => name).slice(0, maxOptions);
}
const keepAll = <Item>(items: Item[]) => items;

/** Returns the filter of a picker: the server's results unchanged, or the options that match the typed text. */
export const filterOptionsOf = (isSearchedByServer: boolean) =>
  isSearchedByServer ? keepAll : matchingFirst;
