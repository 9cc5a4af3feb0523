import { useEffect } from 'react';

/** Ctrl (or ⌘) with a key, told by its place: with a Russian layout `KeyK` gives «л» and `Slash` a full stop. */
export function useShortcut(code: string, run: () => void, isOutsideFields = false): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== code) return;
      // In a field the keys are the field's own: what is typed there is undone there.
      if (isOutsideFields && isField(event.target)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [code, run, isOutsideFields]);
}

/** Whether keys are typed into it. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement
    ? target.type !== 'checkbox'
    : target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
