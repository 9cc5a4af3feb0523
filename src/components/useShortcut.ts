import { useEffect } from 'react';

/** Handles Ctrl (or ⌘) with a physical key: in a Russian layout `KeyK` produces «л» and `Slash` a period. */
export function useShortcut(code: string, run: () => void, isOutsideFields = false): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== code) return;
      // In a field the key belongs to the field: for example, undo applies to the typed text.
      if (isOutsideFields && isField(event.target)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [code, run, isOutsideFields]);
}

/** Whether an element accepts typed text. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement
    ? target.type !== 'checkbox'
    : target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
