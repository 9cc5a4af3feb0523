import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

const prefix = 'adaptika:form:';
const writeDelay = 400;

function read(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Forgets what was typed: it was sent, or given up. */
export function dropFormDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}

/** Inside a form: what was typed survives a reload of the page. Files do not, since nothing may keep them. */
export function FormDraft({ name }: { name: string }) {
  const { values, initialValues, dirty, setValues } = useFormikContext<Record<string, unknown>>();
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const draft = read(name);
    if (!draft) return;
    const known = Object.entries(draft).filter(([key, value]) => key in initialValues && value !== undefined);
    void setValues({ ...initialValues, ...Object.fromEntries(known) }, false);
  }, [name, initialValues, setValues]);
  useEffect(() => {
    if (!dirty) return;
    const write = () => {
      try {
        const kept = Object.entries(values).filter(([, value]) => !(value instanceof File));
        sessionStorage.setItem(prefix + name, JSON.stringify(Object.fromEntries(kept)));
      } catch {
        // A full or forbidden storage is no reason to stop the typing.
      }
    };
    const timer = setTimeout(write, writeDelay);
    return () => clearTimeout(timer);
  }, [name, values, dirty]);
  return null;
}
