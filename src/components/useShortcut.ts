import { useEffect } from 'react';

/** Ctrl (or ⌘) with a key, told by its place: with a Russian layout `KeyK` gives «л» and `Slash` a full stop. */
export function useShortcut(code: string, run: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== code) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [code, run]);
}
