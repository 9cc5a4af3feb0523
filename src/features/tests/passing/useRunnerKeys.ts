import { useEffect } from 'react';

interface RunnerKeys {
  onNext: () => void;
  onBack: () => void;
}

/** Whether the target handles typed keys itself. */
const isOwn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('textarea, select, button, a, [role="combobox"], [role="dialog"], [role="listbox"]') !==
    null;

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'text';

/** Chooses the option with the digit. */
const choose = (digit: string): void =>
  document.querySelector<HTMLInputElement>(`[data-option="${digit}"] input`)?.click();

/** Whether the key event is for the test runner. */
const isForRunner = ({ ctrlKey, altKey, metaKey, defaultPrevented, target }: KeyboardEvent): boolean =>
  !ctrlKey && !altKey && !metaKey && !defaultPrevented && !isOwn(target);

/** Adds keyboard control: digits choose, Enter and the arrow keys go to the next and previous question, wherever the focus is. */
export function useRunnerKeys({ onNext, onBack }: RunnerKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForRunner(event)) return;
      const { key } = event;
      // Typed text stays in its field; Enter goes on from a field too.
      if (key !== 'Enter' && isTyped(event.target)) return;
      if (/^[1-9]$/.test(key)) choose(key);
      const go = { Enter: onNext, ArrowRight: onNext, ArrowLeft: onBack }[key];
      if (!go) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
