import fc from 'fast-check';
import { percentRead } from '@domain/reading-progress';
import { believed, openedAt } from '@server/modules/educations/progress-rules';

const START = Date.UTC(2026, 2, 2, 9);

describe('time that is believed', () => {
  test('is never more than has passed, however often, with whatever and from how many tabs it is claimed', () => {
    const claim = fc.record({
      tab: fc.nat(2),
      afterMs: fc.nat(120_000),
      seconds: fc.integer({ min: -1000, max: 100_000 }),
    });
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 60 }), (claims) => {
        let nowMs = START;
        let clock = new Date(START);
        const tabs = [new Date(START), new Date(START), new Date(START)];
        let total = 0;
        for (const { tab, afterMs, seconds } of claims) {
          nowMs += afterMs;
          const counted = believed(seconds, [tabs[tab] ?? clock, clock], new Date(nowMs));
          expect(counted.seconds).toBeGreaterThanOrEqual(0);
          if (counted.seconds > 0) {
            clock = counted.countedAt;
            tabs[tab] = counted.countedAt;
          }
          total += counted.seconds;
          expect(total * 1000).toBeLessThanOrEqual(nowMs - START);
        }
      }),
    );
  });

  test('loses nothing to rounding when somebody reads on', () => {
    let counted = { seconds: 0, countedAt: new Date(START) };
    let total = 0;
    for (let tick = 1; tick <= 60; tick += 1) {
      counted = believed(11, [counted.countedAt], new Date(START + tick * 9_900));
      total += counted.seconds;
    }
    expect(total).toBe(594);
  });

  test('of a long absence is ten minutes at most', () => {
    const day = new Date(START + 86_400_000);
    expect(believed(86_400, [new Date(START)], day).seconds).toBe(600);
  });
});

test('a second tab does not stop the clock that runs; one that stood begins anew', () => {
  const at = new Date(START);
  const running = { countedAt: new Date(START - 20_000) };
  expect(openedAt(running, at)).toBe(running.countedAt);
  expect(openedAt({ countedAt: new Date(START - 3_600_000) }, at)).toBe(at);
  expect(openedAt(null, at)).toBe(at);
});

test('percent are rounded down, and 100 where nothing is asked for', () => {
  expect([
    percentRead(0, 60),
    percentRead(59, 60),
    percentRead(60, 60),
    percentRead(90, 60),
    percentRead(0, 0),
  ]).toEqual([0, 98, 100, 100, 100]);
});
