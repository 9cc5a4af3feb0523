import type { ReactNode } from 'react';
import { ContentKindContext } from '@src/content/content-kind';
import { testKind } from '../kind';

/** A page of tests. */
export function TestKindPage({ children }: { children: ReactNode }) {
  return <ContentKindContext value={testKind}>{children}</ContentKindContext>;
}
