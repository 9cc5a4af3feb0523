import { regradeSchema } from '@domain/tests/decisions';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormTextField } from '@src/components/form/FormTextField';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useTestRegradeMutation, type VersionQuestions } from '../api';
import { type Decision, DecisionFields, decided, FIRST_DECISION } from './DecisionFields';

interface RegradeDialogProps {
  testId: number;
  version: VersionQuestions;
  /** '' for the first one. */
  questionId: string;
  onClose: () => void;
}

/** Regrades a question of a published version; the effect is shown before it is applied. */
export function RegradeDialog({ testId, version, questionId, onClose }: RegradeDialogProps) {
  const { t } = useTranslation('tests');
  const notify = useNotify();
  const [regrade] = useTestRegradeMutation();
  const [clientKey] = useState(uuid);
  const [chosenId, setChosenId] = useState(questionId);
  const [decision, setDecision] = useState<Decision>(FIRST_DECISION);
  const question = version.questions.find(({ id }) => id === chosenId) ?? version.questions[0];
  if (!question) return null;
  const input = { testId, versionId: version.id, ...decided(question, decision) };
  return (
    <FormDialog
      title={t('regrade.title')}
      initialValues={{ reason: '' }}
      schema={regradeSchema}
      submit={t('regrade.button')}
      draftName={`test-regrade:${version.id}`}
      send={({ reason }) => regrade({ clientKey, regrade: { ...input, reason: reason.trim() } })}
      onSaved={() => {
        notify.success(t('regrade.done'));
        onClose();
      }}
      onClose={onClose}
    >
      <div>
        <FormLabel sx={{ display: 'block', mb: 0.75 }}>{t('regrade.question')}</FormLabel>
        <Select
          fullWidth
          value={question.id}
          inputProps={{ 'aria-label': t('regrade.question') }}
          SelectDisplayProps={{ 'aria-label': t('regrade.question') }}
          onChange={({ target }) => {
            setChosenId(target.value);
            setDecision(FIRST_DECISION);
          }}
        >
          {version.questions.map(({ id, text }, index) => (
            <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
              {index + 1}. {text}
            </MenuItem>
          ))}
        </Select>
      </div>
      <DecisionFields question={question} decision={decision} input={input} onChange={setDecision} />
      <FormTextField
        name="reason"
        label={t('regrade.reason')}
        help={t('regrade.reasonHelp')}
        isRequired
        minRows={2}
        maxLength={limits.testRegradeReason}
      />
    </FormDialog>
  );
}
