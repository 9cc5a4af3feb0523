import fc from 'fast-check';
import {
  type AdaptationEvidence,
  adaptationRisk,
  isBehind,
  RISK_LEVELS,
  RISK_REASONS,
} from '@domain/adaptation-risk';

const calm: AdaptationEvidence = {
  overdueCount: 0,
  overdueShare: 0,
  gap: 0,
  idleDays: 0,
  lateDays: 0,
  failedCount: 0,
  lowGradeCount: 0,
  hasMentor: true,
};

const count = fc.nat({ max: 60 });
const evidence: fc.Arbitrary<AdaptationEvidence> = fc
  .record({
    overdueCount: count,
    overdueShare: fc.double({ min: 0, max: 1, noNaN: true }),
    gap: fc.integer({ min: -100, max: 100 }),
    idleDays: count,
    lateDays: count,
    failedCount: count,
    lowGradeCount: count,
    hasMentor: fc.boolean(),
  })
  .map((facts) => ({ ...facts, overdueShare: facts.overdueCount === 0 ? 0 : facts.overdueShare }));

describe('the risk of an adaptation', () => {
  it('nothing happened: low, without reasons', () => {
    expect(adaptationRisk(calm)).toEqual({ level: 'low', points: 0, reasons: [] });
  });

  it('is the sum of the points of its reasons, each named once, the heaviest first', () => {
    fc.assert(
      fc.property(evidence, (facts) => {
        const { points, reasons } = adaptationRisk(facts);
        expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
        expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length);
        expect(reasons.every((reason) => reason.points > 0 && reason.count > 0)).toBe(true);
        expect(reasons.map((reason) => reason.points)).toEqual(
          reasons.map((reason) => reason.points).sort((a, b) => b - a),
        );
      }),
    );
  });

  it('is low without anything overdue, failed or poorly graded: the list of plans at risk reads only plans with one of them', () => {
    fc.assert(
      fc.property(count, fc.integer({ min: -100, max: 0 }), fc.boolean(), (lateDays, gap, hasMentor) => {
        expect(adaptationRisk({ ...calm, lateDays, gap, hasMentor }).level).toBe('low');
      }),
    );
  });

  it('has the level of its points', () => {
    fc.assert(
      fc.property(evidence, (facts) => {
        const { level, points } = adaptationRisk(facts);
        const { medium, high } = RISK_LEVELS;
        expect(level).toBe(points >= high ? 'high' : points >= medium ? 'medium' : 'low');
      }),
    );
  });

  it('never becomes smaller when a fact becomes worse', () => {
    const worse = fc.record({
      overdueCount: count,
      overdueShare: fc.double({ min: 0, max: 1, noNaN: true }),
      gap: count,
      idleDays: count,
      lateDays: count,
      failedCount: count,
      lowGradeCount: count,
    });
    fc.assert(
      fc.property(evidence, worse, (facts, added) => {
        const after: AdaptationEvidence = {
          overdueCount: facts.overdueCount + added.overdueCount,
          overdueShare: Math.min(1, facts.overdueShare + added.overdueShare),
          gap: facts.gap + added.gap,
          idleDays: facts.idleDays + added.idleDays,
          lateDays: facts.lateDays + added.lateDays,
          failedCount: facts.failedCount + added.failedCount,
          lowGradeCount: facts.lowGradeCount + added.lowGradeCount,
          hasMentor: false,
        };
        expect(adaptationRisk(after).points).toBeGreaterThanOrEqual(adaptationRisk(facts).points);
      }),
    );
  });

  it('a plan that is behind by its share alone is at risk, and far behind is a high risk', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (gap, ahead) => {
          // What was done ahead makes the gap smaller than the overdue share, never larger; both are rounded to one point.
          const overdueShare = Math.min(1, (gap - 0.99) / 100 + ahead);
          const { level } = adaptationRisk({ ...calm, overdueCount: 1, overdueShare, gap });
          if (isBehind(gap)) expect(level).not.toBe('low');
          if (gap > 25) expect(level).toBe('high');
        },
      ),
    );
  });

  it('a late forecast beside a few overdue steps is no risk yet', () => {
    expect(adaptationRisk({ ...calm, overdueCount: 2, overdueShare: 0.05, lateDays: 90 }).level).toBe('low');
  });

  it('lacking a mentor alone is no risk, nor is a single overdue step of many', () => {
    expect(adaptationRisk({ ...calm, hasMentor: false }).level).toBe('low');
    expect(adaptationRisk({ ...calm, overdueCount: 1, overdueShare: 0.05 }).level).toBe('low');
  });

  it.each([
    ['overdue', { overdueCount: 3, overdueShare: 0.3 }, 3],
    ['behind', { gap: 20 }, 20],
    ['idle', { idleDays: 5 }, 5],
    ['late', { lateDays: 4 }, 4],
    ['failed', { failedCount: 2 }, 2],
    ['lowGrade', { lowGradeCount: 1 }, 1],
    ['noMentor', { hasMentor: false }, 1],
  ] as const)('the reason «%s» carries its number', (kind, facts, named) => {
    const [reason] = adaptationRisk({ ...calm, ...facts }).reasons;
    expect([reason?.kind, reason?.count]).toEqual([kind, named]);
  });

  it('every kind of reason is tried above', () => {
    expect(RISK_REASONS).toHaveLength(7);
  });
});
