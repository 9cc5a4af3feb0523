/** The part of a rule that decides which of several is applied. */
interface Urgency {
  /** 0: not stored yet, so the youngest of all. */
  ruleId: number;
  startOffsetDays: number;
  dueDays: number | null;
}

/** Compares two rules that match the same person: the one with the earlier due date takes precedence, then the older one. */
export function byUrgency(a: Urgency, b: Urgency): number {
  const age = ({ ruleId }: Urgency) => ruleId || Number.MAX_SAFE_INTEGER;
  const days = ({ startOffsetDays, dueDays }: Urgency) =>
    dueDays === null ? Number.MAX_SAFE_INTEGER : startOffsetDays + dueDays;
  return days(a) - days(b) || age(a) - age(b);
}
