import { createFilterOptions } from '@mui/material/Autocomplete';
import type { Option } from '@src/lib/options';

/** Of thousands nobody reads more; typing narrows them. */
const firstHundred = createFilterOptions<Option>({ limit: 100 });
const keepAll = <Item>(items: Item[]) => items;

/** Which of the options a picker offers: what the server found as it is, else those that match what is typed. */
export const filterOptionsOf = (isSearchedByServer: boolean) => (isSearchedByServer ? keepAll : firstHundred);
