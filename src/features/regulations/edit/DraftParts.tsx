import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlState } from '@src/components/routing/useUrlState';
import { choiceParam } from '@src/lib/url-state';
import { useRegulationCommentsQuery, type RegulationDraft } from '../api';
import type { PeopleSlots } from '../slots';
import { AttachmentsPanel } from './AttachmentsPanel';
import { CommentsPanel } from './CommentsPanel';
import { PropertiesForm } from './PropertiesForm';
import { QuestionsPanel } from './QuestionsPanel';
import type { Autosave } from './use-autosave';

const parts = ['text', 'properties', 'gate', 'attachments', 'questions'] as const;
type Part = (typeof parts)[number];
const params = { part: choiceParam(parts, 'text') };

interface DraftPartsProps extends PeopleSlots {
  regulation: RegulationDraft;
  autosave: Autosave;
  isReadOnly: boolean;
  refresh: () => void;
  /** What can be done with the draft, beside the names of the parts. */
  actions: ReactNode;
  /** The text itself. */
  children: ReactNode;
}

/** The text and what belongs to it. The text stays alive behind the others: its undo history must not be lost. */
export function DraftParts({
  regulation,
  autosave,
  isReadOnly,
  refresh,
  actions,
  children,
  ...slots
}: DraftPartsProps) {
  const { t } = useTranslation('regulations');
  const { state, setState } = useUrlState(params);
  const groupId = useId();
  const comments = useRegulationCommentsQuery({ regulationId: regulation.id, isResolved: false });
  const version = regulation.draftVersion ?? regulation.currentVersion;
  const counts: Partial<Record<Part, number>> = {
    attachments: version?.attachments.length ?? 0,
    gate: version?.questions.length ?? 0,
    questions: comments.data?.regulationComments.length ?? 0,
  };
  const label = (part: Part): string => {
    const count = counts[part] ?? 0;
    return count > 0 ? `${t(`part.${part}`)} (${count})` : t(`part.${part}`);
  };
  const content: Record<Exclude<Part, 'text'>, () => ReactNode> = {
    properties: () => <PropertiesForm regulation={regulation} refresh={refresh} {...slots} />,
    attachments: () => (
      <AttachmentsPanel
        regulationId={regulation.id}
        items={version?.attachments ?? []}
        isReadOnly={isReadOnly}
        onChanged={({ updatedAt }) => autosave.moveBase(updatedAt)}
      />
    ),
    gate: () => (
      <QuestionsPanel
        regulationId={regulation.id}
        questions={version?.questions ?? []}
        clauses={version?.clauses ?? []}
        isReadOnly={isReadOnly}
        autosave={autosave}
      />
    ),
    questions: () => (
      <CommentsPanel regulationId={regulation.id} clauses={regulation.currentVersion?.clauses ?? []} />
    ),
  };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
          mb: 1.5,
        }}
      >
        <Tabs
          value={state.part}
          onChange={(_event, part: Part) => setState({ part })}
          aria-label={t('part.label')}
          variant="scrollable"
          sx={{ minWidth: 0 }}
        >
          {parts.map((part) => (
            <Tab
              key={part}
              value={part}
              label={label(part)}
              id={`${groupId}-${part}`}
              aria-controls={`${groupId}-panel`}
            />
          ))}
        </Tabs>
        {actions}
      </Box>
      <Box role="tabpanel" id={`${groupId}-panel`} aria-labelledby={`${groupId}-${state.part}`}>
        <Box sx={{ display: state.part === 'text' ? 'block' : 'none' }}>{children}</Box>
        {state.part === 'text' ? null : content[state.part]()}
      </Box>
    </>
  );
}
