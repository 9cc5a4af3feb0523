import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import type { EducationDetails } from '../api';
import { FilmReader } from '../film/FilmReader';
import type { AnswerSlot } from '../film/question-slots';
import { TextReader } from '../reader/TextReader';
import { EducationFrame } from './EducationFrame';

interface ViewPageProps {
  /** «Почему мне это?» of an obligation. */
  reasons: (assignmentId: number) => ReactNode;
  /** What to do after it, once it is finished. */
  next: ReactNode;
  /** Where the questions of films are answered. */
  AnswerControl: AnswerSlot;
}

/** An education, to be gone through. */
export function ViewPage({ reasons, next, AnswerControl }: ViewPageProps) {
  const { t } = useTranslation('educations');
  const view = (education: EducationDetails) => {
    const { id, myAssignment, currentVersion: version } = education;
    if (!version) return <EmptyState title={t('unpublished.title')} text={t('unpublished.text')} />;
    const reader = { education, version, reasons, next };
    const key = `${id}:${version.id}:${myAssignment?.id ?? 0}`;
    return version.film ? (
      <FilmReader key={key} {...reader} film={version.film} AnswerControl={AnswerControl} />
    ) : (
      <TextReader key={key} {...reader} />
    );
  };
  return <EducationFrame>{view}</EducationFrame>;
}
