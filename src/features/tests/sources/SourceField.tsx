import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookMarked } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { AnyQuestion, QuestionSource } from '@domain/questions/question';
import { type QuestionSourceView, useTestSourceRegulationQuery } from '../api';
import { SourceDialog } from './SourceDialog';
import { StaleStrip } from './StaleStrip';

interface SourceFieldProps {
  question: AnyQuestion;
  isReadOnly: boolean;
  /** The change of the clause since the question was written. */
  stale: QuestionSourceView | null;
  /** The user followed a link to see the change. */
  isLinked?: boolean;
  /** The server's view of the clause; undefined for unsaved questions. */
  view: QuestionSourceView | undefined;
  onChange: (question: AnyQuestion) => void;
}

/** The first field of the question's card: its text. */
const questionText = (place: HTMLElement | null) =>
  place?.closest('section')?.querySelector('textarea') ?? null;

/** The clause that a question is about: select, open, confirm after a change. */
export function SourceField(props: SourceFieldProps) {
  const { question, isReadOnly, stale, view, onChange } = props;
  const { t } = useTranslation('tests');
  const [isChoosing, setIsChoosing] = useState(false);
  const { source } = question;
  const change = (next: QuestionSource | undefined) => onChange({ ...question, source: next });
  return (
    <div>
      {stale && source ? <Stale {...props} stale={stale} source={source} /> : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {source ? <SourceName source={source} view={view} /> : null}
        {isReadOnly ? null : (
          <>
            <Button size="small" startIcon={<BookMarked />} onClick={() => setIsChoosing(true)}>
              {t(source ? 'source.other' : 'source.choose')}
            </Button>
            {source ? (
              <Button size="small" color="inherit" onClick={() => change(undefined)}>
                {t('source.remove')}
              </Button>
            ) : null}
          </>
        )}
      </Stack>
      {isChoosing ? (
        <SourceDialog
          title={t('source.choose')}
          text={t('source.chooseText')}
          submit={() => t('source.take')}
          onChoose={([chosen]) => {
            change(chosen?.source);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </div>
  );
}

interface StaleProps extends Omit<SourceFieldProps, 'stale'> {
  stale: QuestionSourceView;
  source: QuestionSource;
}

/** The change of the clause: the author confirms the question, or changes it. */
function Stale({ stale, source, question, isReadOnly, isLinked = false, onChange }: StaleProps) {
  const place = useRef<HTMLDivElement>(null);
  const canConfirm = !isReadOnly && stale.state !== 'removed';
  const confirm = () => onChange({ ...question, source: { ...source, versionId: stale.currentVersionId } });
  return (
    <div ref={place}>
      <StaleStrip
        view={stale}
        isOpenAtFirst={isLinked}
        onConfirm={canConfirm ? confirm : undefined}
        onEdit={isReadOnly ? undefined : () => questionText(place.current)?.focus()}
      />
    </div>
  );
}

interface SourceNameProps {
  source: QuestionSource;
  view: QuestionSourceView | undefined;
}

/** «Источник: Р-002 Кассовая дисциплина, п. 4.2» as a link to the clause. */
function SourceName({ source, view }: SourceNameProps) {
  const { t } = useTranslation('tests');
  const { data, isFetching } = useTestSourceRegulationQuery({ id: source.objectId });
  if (isFetching) return null;
  const regulation = data?.regulation;
  if (!regulation) return <Typography color="textSecondary">{t('source.hidden')}</Typography>;
  const number = regulation.currentVersion?.clauses.find(({ id }) => id === source.clauseId)?.number ?? '';
  const { code, name } = regulation;
  const words = t(number ? 'source.of' : 'source.ofWhole', { code, name, number });
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {view ? (
        <Link component={RouterLink} to={view.link.route}>
          {words}
        </Link>
      ) : (
        words
      )}
    </Typography>
  );
}
