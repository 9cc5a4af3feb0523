import { useState } from 'react';

export const textSizes = [14, 16, 18] as const;
export type TextSize = (typeof textSizes)[number];

const KEY = 'adaptika:text-size';

function stored(): TextSize {
  try {
    const value = Number(localStorage.getItem(KEY));
    return textSizes.find((size) => size === value) ?? 16;
  } catch {
    return 16;
  }
}

/** Stores the user's text size on this device. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState(stored);
  const change = (next: TextSize) => {
    setSize(next);
    try {
      localStorage.setItem(KEY, String(next));
    } catch {
      // Without storage, the choice is valid for this page only.
    }
  };
  return [size, change];
}
