import type { Lang } from '@server/graphql/context';
import { signerOf, type SignerIdentity } from '@server/modules/content/evidence/signer-identity';
import { documentTexts } from '@server/modules/content/documents/document-texts';

/** «Личность не подтверждена: адрес сменён …», or nothing: the doubts that a record states about its signer's identity. */
export function doubtText(
  lang: Lang,
  instant: (at: Date) => string,
  identity: SignerIdentity | null,
): string {
  const signer = signerOf(identity);
  if (!signer?.doubt) return '';
  const t = documentTexts(lang);
  if (signer.doubt === 'unknownSession' || !signer.change) return t('doubt.session');
  const { kind, changedAt, changedByName } = signer.change;
  const at = instant(changedAt);
  return changedByName == null
    ? t(`doubt.nobody.${kind}`, { at })
    : t(`doubt.${kind}`, { name: changedByName, at });
}
