import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionSource } from '@domain/questions/question';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { type SourceOption, useTestSourceRegulationQuery } from '../api';
import { ClauseChoice } from './ClauseChoice';
import type { SourceClause } from './drafted-question';
import { RegulationField } from './RegulationField';

/** A clause with the reference that a question stores. */
export interface ChosenClause {
  clause: SourceClause & { level: number };
  source: QuestionSource;
}

/** Returns the clauses of a regulation that have text; undefined until loaded. */
function useClauses(regulation: SourceOption | null) {
  const id = regulation?.id ?? 0;
  const { data, error, refetch } = useTestSourceRegulationQuery({ id }, { skip: regulation === null });
  // The query keeps the previous response while the next one is loading.
  const version = data?.regulation?.id === id ? data.regulation.currentVersion : null;
  const clauses = version?.clauses
    .filter(({ text }) => text.trim() !== '')
    .map((clause) => ({ clause, source: { objectId: id, clauseId: clause.id, versionId: version.id } }));
  return { clauses, error, onRetry: () => void refetch() };
}

interface SourceDialogProps {
  title: string;
  text: string;
  /** Several clauses can be selected. */
  isMultiple?: boolean;
  /** Returns the button's label for the number of selected clauses. */
  submit: (count: number) => string;
  onChoose: (chosen: ChosenClause[]) => void;
  onClose: () => void;
}

/** Selects clauses of a regulation. */
export function SourceDialog(props: SourceDialogProps) {
  const { title, text, isMultiple = false, submit, onChoose, onClose } = props;
  const { t } = useTranslation(['tests', 'common']);
  const [regulation, setRegulation] = useState<SourceOption | null>(null);
  const [clauseIds, setClauseIds] = useState<readonly string[]>([]);
  const { clauses, error, onRetry } = useClauses(regulation);
  const chosen = clauses?.filter(({ clause }) => clauseIds.includes(clause.id)) ?? [];
  return (
    <ContentDialog
      title={title}
      onClose={onClose}
      maxWidth="md"
      isLong
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {submit(chosen.length)}
          </Button>
        </>
      }
    >
      <Stack spacing={2.5}>
        <Typography color="textSecondary">{text}</Typography>
        <RegulationField
          value={regulation}
          onChange={(next) => {
            setRegulation(next);
            setClauseIds([]);
          }}
        />
        {regulation === null ? null : (
          <Loaded
            data={clauses}
            error={error}
            onRetry={onRetry}
            skeleton={<SkeletonRows rows={5} columns={1} height={44} />}
            isEmpty={(all) => all.length === 0}
            empty={<Typography color="textSecondary">{t('source.noClauses')}</Typography>}
          >
            {(all) => (
              <ClauseChoice
                clauses={all.map(({ clause }) => clause)}
                isMultiple={isMultiple}
                value={clauseIds}
                onChange={setClauseIds}
              />
            )}
          </Loaded>
        )}
      </Stack>
    </ContentDialog>
  );
}
