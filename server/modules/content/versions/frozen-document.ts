import type { Tx } from '@server/db/database';
import { pictureIds } from '../blocks/block-html';
import type { SignedDocument } from './version-hash';
import { attachmentsOf } from '../blocks/attachments.read-model';
import type { ContentVersionRow } from '../content.tables';

/** Returns all signed content of a version, with the hashes of its files. */
export async function signedDocument(
  tx: Tx,
  organizationId: number,
  version: ContentVersionRow,
  { name, code }: Pick<SignedDocument, 'name' | 'code'>,
): Promise<SignedDocument> {
  const { clauses, attachments, questions, bodyId, own } = version;
  const pictures = pictureIds(clauses);
  const ids = [...attachments, ...pictures, ...(bodyId === null ? [] : [bodyId])];
  const contents = await attachmentsOf(tx, organizationId, [...new Set(ids)]);
  const sha256Of = new Map(contents.map((content) => [content.id, content.sha256]));
  const hashes = (list: readonly number[]) => list.flatMap((id) => sha256Of.get(id) ?? []);
  return {
    name,
    code,
    clauses,
    attachments: hashes(attachments),
    pictures: hashes(pictures),
    questions,
    own,
    body: bodyId === null ? null : (sha256Of.get(bodyId) ?? ''),
  };
}
