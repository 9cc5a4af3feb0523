import { useOutletContext } from 'react-router-dom';
import type { BackOfficeTab } from '@src/store/selectors/backOfficeTabs';

export const backOfficePath = '/back-office';

/** The tabs whose pages exist; `selectBackOfficeTabs` decides which are shown. */
export const TABS = [
  'main',
  'account',
  'documents',
  'refs',
  'cabinet',
  'alert',
] as const satisfies readonly BackOfficeTab[];

export interface BackOfficeOutlet {
  /** The selected client; null for none. */
  clientId: number | null;
  select: (id: number | null) => void;
}

/** Returns the values that the frame provides to its tabs. */
export const useBackOffice = () => useOutletContext<BackOfficeOutlet>();
