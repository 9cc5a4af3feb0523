import { useOutletContext } from 'react-router-dom';
import type { BackOfficeTab } from '@src/store/selectors/backOfficeTabs';

export const backOfficePath = '/back-office';

/** Tabs whose pages exist; which of them are shown, `selectBackOfficeTabs` says. */
export const TABS = [
  'main',
  'account',
  'documents',
  'refs',
  'cabinet',
  'alert',
] as const satisfies readonly BackOfficeTab[];

export interface BackOfficeOutlet {
  /** The selected client; null: none. */
  clientId: number | null;
  select: (id: number | null) => void;
}

/** What the frame hands to its tabs. */
export const useBackOffice = () => useOutletContext<BackOfficeOutlet>();
