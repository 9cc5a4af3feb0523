import type { AnyQuestion } from '@domain/questions/question';
import { AboutQuestion } from '../bank/AboutQuestion';
import { DrawCard } from '../bank/DrawCard';
import { ToBank } from '../bank/ToBank';
import { SourceField } from '../sources/SourceField';
import { type SourceViews, staleView } from '../sources/source-views';
import { QuestionCard } from '../question/QuestionCard';
import type { Asked } from './test-text';

interface OpenPartProps {
  asked: Asked;
  openId: string | null;
  /** The id of the question in the address. */
  linkedId: string | null;
  views: SourceViews;
  isReadOnly: boolean;
  onChange: (more: Partial<Asked>) => void;
  onRemove: (id: string) => void;
}

/** The question or bank section that is being edited. */
export function OpenPart(props: OpenPartProps) {
  const { asked, openId, linkedId, views, isReadOnly, onChange, onRemove } = props;
  const { questions, draws } = asked;
  const question = questions.find(({ id }) => id === openId);
  const draw = draws.find(({ id }) => id === openId);
  if (draw) {
    return (
      <DrawCard
        key={draw.id}
        draw={draw}
        number={questions.length + draws.indexOf(draw) + 1}
        isReadOnly={isReadOnly}
        onChange={(next) => onChange({ draws: draws.map((draw) => (draw.id === next.id ? next : draw)) })}
        onRemove={() => onRemove(draw.id)}
      />
    );
  }
  if (!question) return null;
  const write = (next: AnyQuestion) =>
    onChange({ questions: questions.map((question) => (question.id === next.id ? next : question)) });
  return (
    <QuestionCard
      key={question.id}
      question={question}
      number={questions.indexOf(question) + 1}
      isReadOnly={isReadOnly}
      source={
        <SourceField
          question={question}
          isReadOnly={isReadOnly}
          view={views.get(question.id)}
          stale={staleView(question, views)}
          isLinked={question.id === linkedId}
          onChange={write}
        />
      }
      about={<AboutQuestion question={question} onChange={write} />}
      actions={<ToBank question={question} />}
      onChange={write}
      onRemove={() => onRemove(question.id)}
    />
  );
}
