import { fireEvent, screen, within } from '@testing-library/react';
import { AddQuestion } from '@src/features/tests/question/AddQuestion';
import { QuestionCard } from '@src/features/tests/question/QuestionCard';
import type { DraftQuestion } from '@src/features/regulations/api';
import { QuestionsPanel } from '@src/features/regulations/edit/QuestionsPanel';
import { showPart } from '@test/helpers/page/page-wire';

export const UPDATED_AT = '2026-01-01T00:00:00Z';

const clause = (id: string, number: string, text: string) => ({
  ...{ id, level: 1, number, text, html: `<p>${text}</p>`, ownNumber: null },
});

const option = (id: string, text: string, isRight = false) => ({ id, text, isRight });

/** Two stored questions: one answer, and several. */
export const STORED: readonly DraftQuestion[] = [
  {
    ...{ id: 'q1', kind: 'single', text: 'Что мыть?', explanation: 'Чистые руки', clauseId: 'c1' },
    options: [option('a', 'Руки', true), option('b', 'Ноги')],
  },
  {
    ...{ id: 'q2', kind: 'multiple', text: 'Когда?', explanation: '', clauseId: null },
    options: [option('d', 'До', true), option('e', 'После', true), option('f', 'Никогда')],
  },
];

interface Shown {
  questions?: readonly DraftQuestion[];
  isReadOnly?: boolean;
}

/** Opens the questions of a draft with the editor that the app passes. */
export function showQuestions({ questions = STORED, isReadOnly = false }: Shown = {}): void {
  showPart(
    <QuestionsPanel
      regulationId={2}
      questions={questions}
      clauses={[clause('c1', '1', 'Руки моют'), clause('c2', '2', 'Смена длится')]}
      isReadOnly={isReadOnly}
      autosave={{
        flush: () => Promise.resolve(true),
        baseUpdatedAt: () => UPDATED_AT,
        moveBase: () => undefined,
      }}
      Question={QuestionCard}
      AddQuestion={AddQuestion}
    />,
  );
}

/** The card of a question, by its number. */
export function card(number: number) {
  const region = within(screen.getByRole('region', { name: `Вопрос ${number}` }));
  return {
    region,
    text: () => region.getByRole('textbox', { name: /^Текст вопроса/ }),
    explanation: () => region.getByRole('textbox', { name: 'Пояснение' }),
    option: (at: number) => region.getByRole('textbox', { name: `Варианты ответа: ${at}` }),
    right: (at: number, role = 'radio') => region.getByRole(role, { name: `Вариант ${at} верный` }),
  };
}

/** Sets the text of a field at once, as pasting does. */
export const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** The response to a save. */
export const SAVED = { data: { regulationQuestionsSave: { id: 3, updatedAt: '2026-01-02T00:00:00Z' } } };

export const saveButton = () => screen.getByRole('button', { name: 'Сохранить вопросы' });
