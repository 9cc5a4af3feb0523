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

/** Forgets what was typed: it was sent, or given up. */
export function dropFormDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}

interface FormDraftProps {
  name: string;
  /** Fields that are never kept: passwords. */
  secrets?: readonly string[];
}

const noSecrets: readonly string[] = [];

/** Inside a form: what was typed survives a reload of the page. Files and secrets do not, since nothing may keep them. */
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
        // A full or forbidden storage is no reason to stop the typing.
      }
    };
    const timer = setTimeout(write, writeDelay);
    return () => clearTimeout(timer);
  }, [name, secrets, values, dirty]);
  return null;
}
