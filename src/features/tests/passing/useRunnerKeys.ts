import { useEffect } from 'react';

interface RunnerKeys {
  onNext: () => void;
  onBack: () => void;
}

/** Where keys are typed, or mean something of their own. */
const isOwn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('textarea, select, button, a, [role="combobox"], [role="dialog"], [role="listbox"]') !==
    null;

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'text';

/** Chooses the option that the digit stands before. */
const choose = (digit: string): void =>
  document.querySelector<HTMLInputElement>(`[data-option="${digit}"] input`)?.click();

/** Whether the key is for the test at all. */
const isMeant = ({ ctrlKey, altKey, metaKey, defaultPrevented, target }: KeyboardEvent): boolean =>
  !ctrlKey && !altKey && !metaKey && !defaultPrevented && !isOwn(target);

/** Digits choose, Enter and the arrows go on and back: without a mouse, wherever on the page the focus is. */
export function useRunnerKeys({ onNext, onBack }: RunnerKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isMeant(event)) return;
      const { key } = event;
      // What is typed into a field stays there; Enter goes on from it, too.
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
