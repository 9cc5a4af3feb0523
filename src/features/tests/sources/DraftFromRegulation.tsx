import Button from '@mui/material/Button';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { useNotify } from '@src/store/useNotify';
import { draftedQuestion } from './drafted-question';
import { SourceDialog } from './SourceDialog';

/** Drafts questions from the selected clauses, each linked to its clause. */
export function DraftFromRegulation({ onAdd }: { onAdd: (questions: AnyQuestion[]) => void }) {
  const { t } = useTranslation('tests');
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const words = {
    gaps: t('source.draftGaps'),
    about: (number: string) => t('source.draftAbout', { number }),
  };
  return (
    <>
      <Button startIcon={<FileText />} onClick={() => setIsOpen(true)}>
        {t('source.fromRegulation')}
      </Button>
      {isOpen ? (
        <SourceDialog
          isMultiple
          title={t('source.fromRegulationTitle')}
          text={t('source.fromRegulationText')}
          submit={(count) => t('source.draft', { count })}
          onChoose={(chosen) => {
            onAdd(chosen.map(({ clause, source }) => draftedQuestion(clause, source, words)));
            setIsOpen(false);
            notify.success(t('source.drafted', { count: chosen.length }));
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
