// The risk of an adaptation, from evidence alone: every fact has its points, and the reader sees them. What only a few people may
// know (a possible leaving, private notes) is not evidence here, because the person and their mentor read the reasons too.

/** The facts about a plan on a day: its steps and the person's assignments count alike. */
export interface AdaptationEvidence {
  overdueCount: number;
  /** The overdue part of the plan's total weight, 0 to 1. */
  overdueShare: number;
  /** By how many percentage points the completed share is smaller than the expected one; 0 or less: it is not. */
  gap: number;
  /** Whole working days since anything in the plan was completed; 0 when nothing is overdue. */
  idleDays: number;
  /** By how many days the forecast exceeds the plan's last day; 0: it does not, or there is no forecast. */
  lateDays: number;
  /** Tests that were failed and are still to be passed. */
  failedCount: number;
  /** Steps with a grade of 2 or lower, of 5. */
  lowGradeCount: number;
  hasMentor: boolean;
}

export const RISK_REASONS = ['overdue', 'behind', 'idle', 'late', 'failed', 'lowGrade', 'noMentor'] as const;
type RiskReasonKind = (typeof RISK_REASONS)[number];

export interface RiskReason {
  kind: RiskReasonKind;
  /** The number to name: of steps, percentage points, days or tests, depending on the kind. */
  count: number;
  points: number;
}

export interface AdaptationRisk {
  level: 'low' | 'medium' | 'high';
  /** The sum of the reasons' points. */
  points: number;
  /** The heaviest first. */
  reasons: RiskReason[];
}

/** The points from which the level is `medium`, and from which it is `high`. */
export const RISK_LEVELS = { medium: 4, high: 8 } as const;

/** A grade up to this one, of 5, is low. */
export const LOW_GRADE = 2;

/** The points of a fact: those of the last step that its amount reaches. */
type Scale = readonly (readonly [from: number, points: number])[];

/**
 * A plan that is more than 10 percentage points behind has at least a tenth of its weight overdue, so it reaches `medium`; with
 * more than 25 points it reaches `high`.
 */
const SCALES: Record<RiskReasonKind, Scale> = {
  overdue: [
    [Number.MIN_VALUE, 2],
    [0.1, 3],
    [0.25, 4],
  ],
  behind: [
    [11, 2],
    [26, 4],
  ],
  idle: [
    [5, 2],
    [10, 3],
  ],
  // The forecast follows the last two weeks alone, so with a few overdue steps it is no risk yet.
  late: [[1, 1]],
  failed: [
    [1, 2],
    [2, 3],
  ],
  lowGrade: [[1, 3]],
  noMentor: [[1, 1]],
};

const pointsOn = (scale: Scale, amount: number): number =>
  scale.reduce((points, [from, value]) => (amount >= from ? value : points), 0);

/** Whether a plan is behind by this many percentage points; the same in the facts about a person who may leave. */
export const isBehind = (gap: number): boolean => pointsOn(SCALES.behind, gap) > 0;

/** Returns the level for a sum of points. */
function levelOf(points: number): AdaptationRisk['level'] {
  if (points >= RISK_LEVELS.high) return 'high';
  return points >= RISK_LEVELS.medium ? 'medium' : 'low';
}

/** Returns the risk of an adaptation: its level, and the reasons with the points that each adds. */
export function adaptationRisk(evidence: AdaptationEvidence): AdaptationRisk {
  const { overdueCount, overdueShare, gap, idleDays, lateDays, failedCount, lowGradeCount, hasMentor } =
    evidence;
  const absent = hasMentor ? 0 : 1;
  const facts: readonly (readonly [kind: RiskReasonKind, count: number, amount: number])[] = [
    ['overdue', overdueCount, overdueShare],
    ['behind', gap, gap],
    ['idle', idleDays, idleDays],
    ['late', lateDays, lateDays],
    ['failed', failedCount, failedCount],
    ['lowGrade', lowGradeCount, lowGradeCount],
    ['noMentor', absent, absent],
  ];
  const reasons = facts
    .map(([kind, count, amount]): RiskReason => ({ kind, count, points: pointsOn(SCALES[kind], amount) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return { level: levelOf(points), points, reasons };
}
