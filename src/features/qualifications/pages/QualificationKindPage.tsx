import type { ReactNode } from 'react';
import { ContentKindContext } from '@src/content/content-kind';
import { qualificationKind } from '../kind';

/** A page of qualifications. */
export function QualificationKindPage({ children }: { children: ReactNode }) {
  return <ContentKindContext value={qualificationKind}>{children}</ContentKindContext>;
}
