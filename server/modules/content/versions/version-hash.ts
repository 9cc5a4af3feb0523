import { canonicalJson, sha256 } from './canonical';
import type { Block, FrozenPart, StoredQuestion } from '../content.tables';

/** The whole content that a person signs with a version. */
export interface SignedDocument {
  name: string;
  code: string;
  clauses: readonly Block[];
  /** The hashes of the attachments, in their order. */
  attachments: readonly string[];
  /** The hashes of the pictures in the text, in the order of their first appearance. */
  pictures: readonly string[];
  questions: readonly StoredQuestion[];
  /** In the kind's own shape. */
  own?: FrozenPart | null;
  /** The hash of the file from which the text was taken. */
  body: string | null;
}

function question({ id, kind, text, options, explanation, clauseId }: StoredQuestion) {
  const choices = options.map((option) => ({ id: option.id, text: option.text, isRight: option.isRight }));
  return { id, kind, text, options: choices, explanation, clauseId };
}

/**
 * Returns the hash that a published version stores and every signature of it repeats. Parts introduced later (pictures,
 * questions, a file, a kind's own part) are only included if present: versions without them keep their earlier hash.
 */
export function documentSha256(document: SignedDocument): string {
  const { name, code, clauses, attachments, pictures, questions, own = null, body } = document;
  return sha256(
    canonicalJson({
      name,
      code,
      clauses: clauses.map(({ id, level, number, html, text }) => ({ id, level, number, html, text })),
      attachments,
      ...(pictures.length > 0 ? { pictures } : {}),
      ...(questions.length > 0 ? { questions: questions.map(question) } : {}),
      ...(own === null ? {} : { own }),
      ...(body === null ? {} : { body }),
    }),
  );
}

/** Returns «2.1»; «0.0» for a draft. */
export function versionLabel({ major, minor }: { major: number; minor: number }): string {
  return `${major}.${minor}`;
}
