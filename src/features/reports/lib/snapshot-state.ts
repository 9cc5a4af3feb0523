import type { StatusColourName } from '@src/theme/tokens';
import type { ReportSnapshot } from '../api';

/** The status of a snapshot; `altered` means that its file was replaced in the database. */
export type SnapshotState = ReportSnapshot['status'] | 'altered';

export const STATE_COLOURS: Readonly<Record<SnapshotState, StatusColourName>> = {
  making: 'blue',
  ready: 'green',
  failed: 'amber',
  altered: 'red',
};

export function snapshotState({ status, isWhole }: ReportSnapshot): SnapshotState {
  return isWhole ? status : 'altered';
}
