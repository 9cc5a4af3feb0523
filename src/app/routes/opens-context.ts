import { createContext } from 'react';
import type { RootState } from '@src/store/store';

/** Whether the caller is let in at an address. Pages, which the table of routes loads, do not know that table. */
export const OpensContext = createContext<(path: string, state: RootState) => boolean>(() => false);
