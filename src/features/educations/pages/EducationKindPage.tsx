import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ContentKindContext } from '@src/content/content-kind';
import { educationKinds, type EducationKind } from '../kind';

/** Of films or of texts, as the address says. */
export function useEducationKind(): EducationKind {
  const { typeContent } = useParams();
  return typeContent === 'video' ? educationKinds.video : educationKinds.text;
}

/** A page of films or of texts. */
export function EducationKindPage({ children }: { children: (kind: EducationKind) => ReactNode }) {
  const kind = useEducationKind();
  return <ContentKindContext value={kind}>{children(kind)}</ContentKindContext>;
}
