import type { Scope } from '@server/graphql/context';
import type { PublishedChange, Significance, StaleQuestion } from '@server/graphql/generated/types';
import { countMatched } from '@server/modules/assignments/assignments.read-model';
import { changedIds, compareClauses, readingSeconds, wordCount } from '../blocks/blocks';
import { clausesToSign } from './delta';
import { staleQuestions } from '../questions/questions';
import { assignmentCounts } from '../assignments.read-model';
import { filledText } from '../blocks/variable-html';
import { variableToken } from '../blocks/variables';
import type { ContentVersionRow, Block } from '../content.tables';
import type { ObjectKey } from '../content-kind';

/** The author's present choice; without a choice it counts as «major» with nothing excluded. */
export interface Choice {
  significance?: Significance | null;
  silentClauseIds?: readonly string[] | null;
}

/** The people affected by publishing, and what they would have to do. */
export interface PublishPreview {
  changedCount: number;
  clauseCount: number;
  changes: PublishedChange[];
  staleQuestions: StaleQuestion[];
  resignCount: number;
  resignClauseCount: number;
  resignSec: number;
  waitingCount: number;
}

const TITLE = 120;

function changesOf(from: readonly Block[], to: readonly Block[], lang: Scope['lang']): PublishedChange[] {
  return compareClauses(from, to).flatMap((change) => {
    const clause = change.to ?? change.from;
    if (change.kind === 'same' || !clause) return [];
    const [line = ''] = filledText(clause.text, (variable) => variableToken(lang, variable)).split('\n');
    const { id: clauseId, number } = clause;
    return [{ clauseId, number, title: line.slice(0, TITLE), kind: change.kind }];
  });
}

/**
 * Returns the clauses of the draft that signers of the current version would have to sign (an empty list: all of it); null:
 * nobody signs again.
 */
function toSign(
  current: ContentVersionRow | null,
  draft: ContentVersionRow | null,
  { significance, silentClauseIds }: Choice,
): string[] | null {
  if (current === null || draft === null) return [];
  if (significance === 'minor') return null;
  const changedClauseIds = changedIds(current.clauses, draft.clauses);
  const marks = { id: draft.id, changedClauseIds, silentClauseIds: [...(silentClauseIds ?? [])] };
  const ids = clausesToSign(current, draft, [marks]);
  return changedClauseIds.length > 0 && ids.length === 0 ? null : ids;
}

/** Returns the reading time of the given clauses, or of the whole text if there are none. */
function secondsOf(clauses: readonly Block[], ids: readonly string[], minReadingSec: number | null): number {
  const wholeTextSec = readingSeconds(wordCount(clauses), minReadingSec);
  if (ids.length === 0) return wholeTextSec;
  return Math.min(
    wholeTextSec,
    readingSeconds(wordCount(clauses.filter(({ id }) => ids.includes(id))), null),
  );
}

interface Previewed {
  current: ContentVersionRow | null;
  draft: ContentVersionRow | null;
  /** As set for the object; null: by the number of words. */
  minReadingSec: number | null;
}

/** Returns the people whom publishing the draft would affect, and what they would have to do. */
export async function publishPreview(
  { tx, organizationId, lang }: Scope,
  object: ObjectKey,
  { current, draft, minReadingSec }: Previewed,
  choice: Choice,
): Promise<PublishPreview> {
  const clauses = draft?.clauses ?? [];
  const isFirst = current === null;
  const { signed, waiting } = await assignmentCounts(tx, organizationId, object);
  const changes = changesOf(current?.clauses ?? [], clauses, lang);
  const signs = toSign(current, draft, choice);
  return {
    changedCount: changes.length,
    clauseCount: clauses.length,
    changes: isFirst ? [] : changes,
    staleQuestions: staleQuestions(current, draft).map(({ id: questionId, text, clauseId, options }) => ({
      id: questionId,
      text,
      number: clauses.find((clause) => clause.id === clauseId)?.number ?? '',
      rightAnswers: options.filter(({ isRight }) => isRight).map((option) => option.text),
    })),
    ...(signs === null
      ? { resignCount: 0, resignClauseCount: 0, resignSec: 0 }
      : {
          resignCount: signed,
          resignClauseCount: signs.length,
          resignSec: secondsOf(clauses, signs, minReadingSec),
        }),
    // Before the first publication it is assigned to nobody: the rules determine who will get it.
    waitingCount: isFirst ? await countMatched(tx, organizationId, object) : waiting,
  };
}
