import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import type { EducationDetails } from '../api';
import { TextReader } from '../reader/TextReader';
import { EducationFrame } from './EducationFrame';

interface ViewPageProps {
  /** «Почему мне это?» of an obligation. */
  reasons: (assignmentId: number) => ReactNode;
  /** What to do after it, once it is finished. */
  next: ReactNode;
}

/** An education, to be gone through. */
export function ViewPage({ reasons, next }: ViewPageProps) {
  const { t } = useTranslation('educations');
  const view = (education: EducationDetails) =>
    education.currentVersion ? (
      <TextReader
        key={`${education.id}:${education.myAssignment?.id ?? 0}`}
        education={education}
        version={education.currentVersion}
        reasons={reasons}
        next={next}
      />
    ) : (
      <EmptyState title={t('unpublished.title')} text={t('unpublished.text')} />
    );
  return <EducationFrame>{view}</EducationFrame>;
}
