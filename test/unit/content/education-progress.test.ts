import fc from 'fast-check';
import { type Video, VIDEO_START, isWatchedEnough, percentWatched } from '@domain/video';
import { percentRead } from '@domain/reading-progress';
import { leadingSec, secondsIn, type Segment, union, without } from '@domain/watched';
import { plausibleSeconds, openedAt } from '@server/modules/educations/studying/progress-rules';
import { watchedAfter } from '@server/modules/educations/studying/watched-after';

const START = Date.UTC(2026, 2, 2, 9);

describe('accepted reading time', () => {
  test('never exceeds the time that has passed, whatever is claimed, how often, and from how many tabs', () => {
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
          const counted = plausibleSeconds(seconds, [tabs[tab] ?? clock, clock], new Date(nowMs));
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

  test('loses nothing to rounding during continuous reading', () => {
    let counted = { seconds: 0, countedAt: new Date(START) };
    let total = 0;
    for (let tick = 1; tick <= 60; tick += 1) {
      counted = plausibleSeconds(11, [counted.countedAt], new Date(START + tick * 9_900));
      total += counted.seconds;
    }
    expect(total).toBe(594);
  });

  test('is ten minutes at most after a long absence', () => {
    const day = new Date(START + 86_400_000);
    expect(plausibleSeconds(86_400, [new Date(START)], day).seconds).toBe(600);
  });
});

test('a second tab does not stop a running clock; a stopped one restarts', () => {
  const at = new Date(START);
  const running = { countedAt: new Date(START - 20_000) };
  expect(openedAt(running, at)).toBe(running.countedAt);
  expect(openedAt({ countedAt: new Date(START - 3_600_000) }, at)).toBe(at);
  expect(openedAt(null, at)).toBe(at);
});

test('percentages are rounded down, and are 100 where nothing is required', () => {
  expect([
    percentRead(0, 60),
    percentRead(59, 60),
    percentRead(60, 60),
    percentRead(90, 60),
    percentRead(0, 0),
  ]).toEqual([0, 98, 100, 100, 100]);
});

const DURATION = 120;
const video = (fields: Partial<Video> = {}): Video => ({
  ...VIDEO_START,
  ...{ videoId: 'dQw4w9WgXcQ', durationSec: DURATION, isSeekForbidden: false },
  ...fields,
});
const NOTHING: Segment[] = [];
const aSegment = fc.record({
  from: fc.integer({ min: -50, max: 300 }),
  to: fc.integer({ min: -50, max: 300 }),
});
const segments = fc.array(aSegment, { maxLength: 12 });
const secondsOf = (list: readonly Segment[]) =>
  new Set(
    list.flatMap(({ from, to }) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)),
  );

describe('watched seconds of a video', () => {
  test('count once each, in order and without overlap', () => {
    fc.assert(
      fc.property(segments, segments, (first, others) => {
        const joined = union(first, others);
        expect(secondsOf(joined)).toEqual(
          new Set([...secondsOf([...first, ...others])].sort((a, b) => a - b)),
        );
        expect(secondsIn(joined)).toBe(secondsOf(joined).size);
        for (const [index, { from }] of joined.entries()) {
          expect(from).toBeGreaterThan(joined[index - 1]?.to ?? -Infinity);
        }
        const left = secondsOf(without(union(first), union(others)));
        const taken = secondsOf(others);
        expect(left).toEqual(new Set([...secondsOf(first)].filter((second) => !taken.has(second))));
      }),
    );
  });

  test('are enough exactly at the required percentage, and never by rounding', () => {
    const asked = { durationSec: 7, minWatchPercent: 90 };
    expect(isWatchedEnough([{ from: 0, to: 6 }], asked)).toBe(false);
    expect(percentWatched([{ from: 0, to: 6 }], asked)).toBe(95);
    expect(isWatchedEnough([{ from: 0, to: 7 }], asked)).toBe(true);
    // 90 % of ten seconds are nine of them.
    expect(isWatchedEnough([{ from: 1, to: 10 }], { durationSec: 10, minWatchPercent: 90 })).toBe(true);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 36_000 }),
        fc.integer({ min: 1, max: 100 }),
        (durationSec, percent) => {
          const needed = Math.ceil((percent * durationSec) / 100);
          const whole = { durationSec, minWatchPercent: percent };
          expect(isWatchedEnough([{ from: 0, to: needed }], whole)).toBe(true);
          expect(isWatchedEnough([{ from: 0, to: needed - 1 }], whole)).toBe(false);
          expect(percentWatched([{ from: 0, to: needed - 1 }], whole)).toBeLessThan(100);
        },
      ),
    );
  });

  test('are accepted at twice the time that has passed at most, whatever is claimed from however many devices', () => {
    const claim = fc.record({ tab: fc.nat(1), afterMs: fc.nat(20_000), segments });
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 40 }), fc.boolean(), (claims, isSeekForbidden) => {
        let nowMs = START;
        let clockAt = new Date(START);
        const own = [0, 1].map(() => ({ segments: NOTHING, countedAt: new Date(START), passedIds: [] }));
        for (const { tab, afterMs, segments: claimed } of claims) {
          nowMs += afterMs;
          const row = own[tab];
          if (!row) continue;
          const at = new Date(nowMs);
          const after = watchedAfter(video({ isSeekForbidden }), row, claimed, { clockAt, at });
          expect(secondsIn(after.segments)).toBeGreaterThanOrEqual(secondsIn(row.segments));
          if (isSeekForbidden) expect(leadingSec(after.segments)).toBe(secondsIn(after.segments));
          for (const { from, to } of after.segments)
            expect([from >= 0, to <= DURATION]).toEqual([true, true]);
          own[tab] = { ...row, segments: after.segments, countedAt: after.clockAt ?? row.countedAt };
          clockAt = after.clockAt ?? clockAt;
          const total = own.reduce((sum, item) => sum + secondsIn(item.segments), 0);
          expect(total * 500).toBeLessThanOrEqual(nowMs - START);
        }
      }),
    );
  });

  test('after a gap do not count where skipping is not allowed', () => {
    const at = new Date(START + 600_000);
    const seen = { segments: [{ from: 0, to: 10 }], countedAt: new Date(START), passedIds: [] };
    const reported = [{ from: 100, to: 120 }];
    const time = { clockAt: new Date(START), at };
    expect(watchedAfter(video({ isSeekForbidden: true }), seen, reported, time).segments).toEqual(
      seen.segments,
    );
    expect(watchedAfter(video(), seen, reported, time).segments).toEqual([...seen.segments, ...reported]);
  });

  test.each([
    [100, 60],
    [150, 90],
    [200, 120],
  ])('do not exceed the playback speed that the author allows: %i percent', (maxSpeedPercent, seconds) => {
    const seen = { segments: [], countedAt: new Date(START), passedIds: [] };
    const time = { clockAt: new Date(START), at: new Date(START + 60_000) };
    const reported = [{ from: 0, to: DURATION }];
    const after = watchedAfter(video({ maxSpeedPercent }), seen, reported, time);
    expect(secondsIn(after.segments)).toBe(Math.min(seconds, DURATION));
  });
});
