import { canonicalJson, sha256 } from './canonical';
import type { StoredClause } from './regulations.tables';

/** Everything that a person signs when they sign a version. */
export interface SignedDocument {
  name: string;
  code: string;
  clauses: readonly StoredClause[];
  /** Of the attachments, in their order. */
  attachments: readonly string[];
}

/** The hash that a published version carries and that every signature of it repeats. */
export function documentSha256({ name, code, clauses, attachments }: SignedDocument): string {
  return sha256(
    canonicalJson({
      name,
      code,
      clauses: clauses.map(({ id, level, number, html, text }) => ({ id, level, number, html, text })),
      attachments,
    }),
  );
}

/** «2.1»; «0.0» while a draft. */
export function versionLabel({ major, minor }: { major: number; minor: number }): string {
  return `${major}.${minor}`;
}
