import type { ReactNode } from 'react';
import { ContentKindContext } from '@src/content/content-kind';
import { regulationKind } from '@src/features/regulations/kind';

/** A part of a regulations page, with its translations. */
export function inRegulations(part: ReactNode) {
  return <ContentKindContext value={regulationKind}>{part}</ContentKindContext>;
}
