import { readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';

export interface SpecField {
  place: string;
  how: string;
  field: string;
}

/** The specification's lists of fields: what is read, written, sent, and returned by the calls. */
export function specFields(): SpecField[] {
  const text = readFileSync(projectPath('test', 'unit', 'spec', 'spec-fields.md'), 'utf8');
  const rows = [...text.matchAll(/^\| ([\w.]+) +\| (read|linked|write|args|response) +\| (.+?) *\|$/gm)];
  return rows.flatMap(([, place = '', how = '', fields = '']) =>
    fields.split(', ').map((field) => ({ place, how, field })),
  );
}
