import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useIsReadOnly } from './ReadOnlyFields';

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

/** Deletes the draft after it was sent or discarded. */
export function dropFormDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}

interface FormDraftProps {
  name: string;
  /** Fields that are never stored: passwords. */
  secrets?: readonly string[];
}

const noSecrets: readonly string[] = [];

/** Inside a form: saves typed values so that they survive a page reload. Files and secrets are not stored. */
export function FormDraft({ name, secrets = noSecrets }: FormDraftProps) {
  const { values, initialValues, dirty, setValues } = useFormikContext<Record<string, unknown>>();
  const isReadOnly = useIsReadOnly();
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current || isReadOnly) return;
    isRestored.current = true;
    const draft = read(name);
    if (!draft) return;
    const known = Object.entries(draft).filter(([key, value]) => key in initialValues && value !== undefined);
    void setValues({ ...initialValues, ...Object.fromEntries(known) }, false);
  }, [name, initialValues, setValues, isReadOnly]);
  useEffect(() => {
    if (!dirty) return;
    const write = () => {
      try {
        const kept = Object.entries(values).filter(
          ([key, value]) => !(value instanceof File) && !secrets.includes(key),
        );
        sessionStorage.setItem(prefix + name, JSON.stringify(Object.fromEntries(kept)));
      } catch {
        // A full or blocked storage must not interrupt typing.
      }
    };
    const timer = setTimeout(write, writeDelay);
    return () => clearTimeout(timer);
  }, [name, secrets, values, dirty]);
  return null;
}
