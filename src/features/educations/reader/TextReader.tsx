import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '@domain/clock';
import { percentRead } from '@domain/reading-progress';
import { NotesSection } from '@src/content/notes/NotesSection';
import { useNotes } from '@src/content/notes/use-notes';
import { goToClause } from '@src/content/reader/useClauseLink';
import type { EducationDetails, VersionText } from '../api';
import { EducationText } from './EducationText';
import { StudyBar } from './StudyBar';
import { StudyDone } from './StudyDone';
import { useEducationUnclear } from './use-education-unclear';
import { useStudying } from './use-studying';

export interface ReaderProps {
  education: EducationDetails;
  version: VersionText;
  /** Renders «Почему мне это?» for an assignment. */
  reasons: (assignmentId: number) => ReactNode;
  /** The next task, shown after completion. */
  next: ReactNode;
}

/** The reader of a text: contents, text, and the progress at the bottom. */
export function TextReader({ education, version, reasons, next, top }: ReaderProps & { top?: ReactNode }) {
  const { t } = useTranslation('educations');
  const text = useRef<HTMLDivElement>(null);
  const notes = useNotes(education.id);
  const unclear = useEducationUnclear(education, version.id);
  const { activeSec, readingSec } = useStudying(education, version, text);
  const { myAssignment, abilities } = education;
  return (
    <EducationText
      education={education}
      version={version}
      text={text}
      top={top}
      onNote={notes.write}
      unclear={unclear}
    >
      <StudyDone education={education} next={next} />
      <NotesSection
        notes={notes}
        clauses={version.clauses}
        onGo={({ clauseId }) => clauseId && goToClause(clauseId)}
      />
      {abilities.canStudy ? (
        <StudyBar
          label={t('study.reading')}
          value={percentRead(activeSec, readingSec)}
          text={t('study.readingOf', { time: clock(activeSec), min: clock(readingSec) })}
          note={t('study.byItself')}
          reasons={myAssignment ? reasons(myAssignment.id) : null}
        />
      ) : null}
    </EducationText>
  );
}
