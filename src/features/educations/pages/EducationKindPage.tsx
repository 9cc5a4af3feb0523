import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ContentKindContext } from '@src/content/content-kind';
import { educationKinds, type EducationKind } from '../kind';

/** Returns the kind for videos or texts, depending on the address. */
export function useEducationKind(): EducationKind {
  const { typeContent } = useParams();
  return typeContent === 'video' ? educationKinds.video : educationKinds.text;
}

/** A page for videos or texts. */
export function EducationKindPage({ children }: { children: (kind: EducationKind) => ReactNode }) {
  const kind = useEducationKind();
  return <ContentKindContext value={kind}>{children(kind)}</ContentKindContext>;
}
