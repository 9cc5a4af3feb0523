import { createFilterOptions } from '@mui/material/Autocomplete';
import { bestFirst } from '@src/lib/best-first';
import type { Option } from '@src/lib/options';

/** Of thousands nobody reads more; typing narrows them. */
const most = 100;

/** Those that match what is typed, the nearest first: «Филиал 4» stands above «Отдел 4.1 (Филиал 4)». */
export function matchingFirst<Item extends Option>(
  options: Item[],
  state: { inputValue: string; getOptionLabel: (option: Item) => string },
): Item[] {
  const matching = createFilterOptions<Item>({ trim: true });
  return bestFirst(matching(options, state), state.inputValue, ({ name }) => name).slice(0, most);
}
const keepAll = <Item>(items: Item[]) => items;

/** Which of the options a picker offers: what the server found as it is, else those that match what is typed. */
export const filterOptionsOf = (isSearchedByServer: boolean) =>
  isSearchedByServer ? keepAll : matchingFirst;
