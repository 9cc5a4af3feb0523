import { useState } from 'react';
import {
  type GateQuestion,
  type RegulationDetails,
  useLazyRegulationRehearsalQuery,
  useRegulationAnswerMutation,
  useRegulationRehearsalQuery,
} from '../api';

interface Answer {
  questionId: string;
  optionIds: string[];
}

/** The questions before signing, and the check of answers. */
export interface Gate {
  questions: readonly GateQuestion[];
  /** Whether the questions are known. */
  isReady: boolean;
  isChecking: boolean;
  /** Returns the checked questions, or the error. */
  check: (answers: readonly Answer[]) => Promise<{ questions?: readonly GateQuestion[]; error?: unknown }>;
}

/** Checks answers and records them: they become part of the evidence. */
export function useGate(
  { id: regulationId, gateQuestions }: Pick<RegulationDetails, 'id' | 'gateQuestions'>,
  versionId: number,
): Gate {
  const [answer, { isLoading }] = useRegulationAnswerMutation();
  return {
    questions: gateQuestions,
    isReady: true,
    isChecking: isLoading,
    check: async (answers) => {
      const { data, error } = await answer({ answer: { regulationId, versionId, answers: [...answers] } });
      return data ? { questions: data.regulationAnswer } : { error };
    },
  };
}

/** Checks answers without recording anything; the answers so far are remembered here. `isOn`: the rehearsal has begun. */
export function useRehearsedGate(
  { id: regulationId }: Pick<RegulationDetails, 'id'>,
  versionId: number,
  isOn: boolean,
): Gate {
  const first = useRegulationRehearsalQuery(
    { answer: { regulationId, versionId, answers: [] } },
    { skip: !isOn },
  );
  const [ask, { isFetching }] = useLazyRegulationRehearsalQuery();
  const [given, setGiven] = useState<readonly Answer[]>([]);
  const [checked, setChecked] = useState<readonly GateQuestion[]>();
  const asked = checked ?? first.data?.regulationRehearsal;
  return {
    questions: asked ?? [],
    isReady: asked !== undefined,
    isChecking: isFetching,
    check: async (answers) => {
      const all = [...given, ...answers];
      const { data, error } = await ask({ answer: { regulationId, versionId, answers: all } });
      if (!data) return { error };
      setGiven(all);
      setChecked(data.regulationRehearsal);
      return { questions: data.regulationRehearsal };
    },
  };
}
