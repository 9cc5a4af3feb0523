const MINUTE = 60;
const HOUR = 3_600;
const UNITS = [
  { unit: 'hour', seconds: HOUR },
  { unit: 'minute', seconds: MINUTE },
  { unit: 'second', seconds: 1 },
] as const;

/** Returns a duration for display, in its two largest units: «1 мин 30 с», “6 min”. */
export function formatDuration(seconds: number, language: string): string {
  let rest = Math.max(0, Math.round(seconds));
  const parts = UNITS.flatMap(({ unit, seconds: length }) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count > 0 ? [{ unit, count }] : [];
  });
  return (parts.length > 0 ? parts : [{ unit: 'second' as const, count: 0 }])
    .slice(0, 2)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
    )
    .join(' ');
}
