import { format, isValid, parseISO } from 'date-fns';
import { useState } from 'react';
import { dateFormats } from '@src/lib/dates';

const FIRST_YEAR = 1000;

const dateOf = (stored: string) => (stored ? parseISO(stored) : null);

/** Returns the date as stored; empty while it is incomplete: after the first digit its year is «0002». */
function storedOf(date: Date | null): string {
  return date && isValid(date) && date.getFullYear() >= FIRST_YEAR ? format(date, dateFormats.stored) : '';
}

/**
 * Keeps the date that is being typed: its owner may follow later (the address does), and a field whose value does not follow at
 * once clears what was typed. A different value from outside replaces it.
 * @param value yyyy-MM-dd, or empty
 * @param onChange `null`: the field was cleared; empty: the date is incomplete
 */
export function useTypedDate(value: string, onChange: (stored: string | null) => void) {
  const [typed, setTyped] = useState({ value, date: dateOf(value) });
  if (typed.value !== value) {
    const isOwn = storedOf(typed.date) === value;
    setTyped({ value, date: isOwn ? typed.date : dateOf(value) });
  }
  return {
    value: typed.date,
    onChange(date: Date | null) {
      setTyped((last) => ({ ...last, date }));
      onChange(date === null ? null : storedOf(date));
    },
  };
}
