import Button from '@mui/material/Button';
import { Table2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { lazyPart } from '@src/components/feedback/lazy-part';

const ImportDialog = lazyPart(async () => (await import('./ImportDialog')).ImportDialog);

interface ImportButtonProps {
  /** The texts of existing questions, by `sameKey`. */
  texts: ReadonlySet<string>;
  /** How many more questions fit. */
  room: number;
  onAdd: (questions: readonly AnyQuestion[]) => void;
}

/** A button that opens the import of questions into a test. */
export function ImportButton({ texts, room, onAdd }: ImportButtonProps) {
  const { t } = useTranslation('tests');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Table2 />} onClick={() => setIsOpen(true)}>
        {t('import.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ImportDialog
            title={t('import.title')}
            texts={texts}
            room={room}
            onAdd={(questions) => {
              onAdd(questions);
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
