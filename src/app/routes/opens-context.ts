import { createContext } from 'react';
import type { RootState } from '@src/store/reducer';

/** Whether the caller may open an address. A context, because pages are loaded by the route table and cannot import it. */
export const OpensContext = createContext<(path: string, state: RootState) => boolean>(() => false);
