import { ChangeChip, ChangedText } from '../diff/ComparisonView';
import type { Clause } from '../types';
import { withContext, type ClauseChangeRow } from '../lib/clause-changes';
import { headings } from '@domain/clause-headings';
import { ClauseView } from './ClauseView';
import { UnclearHeat } from './UnclearHeat';
import { UnclearNote } from './UnclearNote';
import { isAtClause, peopleAt, type Unclear } from './use-unclear';

interface ContentTextProps {
  clauses: readonly Clause[];
  /** The difference from the version that the user signed before; null when there is nothing to compare with. */
  changes: readonly ClauseChangeRow[] | null;
  /** Shows only the differences, marked in the text. */
  isDelta: boolean;
  targetId: string | null;
  onLink: (clause: Clause) => void;
  unclear: Unclear;
  onNote?: (clause: Clause) => void;
}

/** The clauses: the whole text, or only what has changed since the user's signature. */
export function ContentText(props: ContentTextProps) {
  const { clauses, changes, isDelta, targetId, onLink, unclear, onNote } = props;
  const tools = {
    onLink,
    onUnclear: ({ id }: Clause) => void unclear.mark({ clauseId: id, atSec: null }),
    ...(onNote ? { onNote } : {}),
  };
  if (isDelta && changes) {
    return withContext(changes).map((row) => {
      const clause = row.to ?? row.from;
      if (!clause) return null;
      return (
        <ClauseView
          key={clause.id}
          clause={clause}
          badge={<ChangeChip row={row} />}
          isTarget={clause.id === targetId}
          below={<Marks clause={clause} unclear={unclear} />}
          {...(row.to ? tools : {})}
        >
          {row.kind === 'same' ? undefined : <ChangedText row={row} />}
        </ClauseView>
      );
    });
  }
  const changed = new Map((changes ?? []).flatMap((row) => (row.to ? [[row.to.id, row]] : [])));
  const isHeading = headings(clauses);
  return clauses.map((clause, index) => {
    const row = changed.get(clause.id);
    return (
      <ClauseView
        key={clause.id}
        clause={clause}
        isHeading={isHeading[index] ?? false}
        isTarget={clause.id === targetId}
        badge={row && row.kind !== 'same' ? <ChangeChip row={row} /> : null}
        below={<Marks clause={clause} unclear={unclear} />}
        {...tools}
      />
    );
  });
}

/** The reader's own mark, and for authors the number of people who have marked the clause. */
function Marks({ clause: { id, number }, unclear }: { clause: Clause; unclear: Unclear }) {
  const { marked, places, settle, close } = unclear;
  const people = peopleAt(places, id);
  return (
    <>
      {people > 0 ? (
        <UnclearHeat people={people} place={number} onSettle={() => settle({ clauseId: id, atSec: null })} />
      ) : null}
      {isAtClause(marked, id) ? <UnclearNote key={marked.id} mark={marked} close={close} /> : null}
    </>
  );
}
