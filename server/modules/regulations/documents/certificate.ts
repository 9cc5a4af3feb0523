import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Lang } from '@server/graphql/context';
import type { SignatureWithLabel } from '../regulations.tables';
import type { DocumentDates } from '@server/modules/content/documents/document-dates';
import { documentTexts } from '@server/modules/content/documents/document-texts';
import { letterhead, type Letterhead } from '@server/modules/content/documents/letterhead';
import { doubtText } from './doubt-text';
import type { ContentVersionMeta, ContentVersionRow } from '@server/modules/content/content.tables';

export interface CertificateInput extends Letterhead {
  lang: Lang;
  dates: DocumentDates;
  signature: SignatureWithLabel;
  version: Pick<ContentVersionMeta, 'name' | 'code' | 'effectiveFrom'>;
  position: string;
  /** Numbers of the clauses that were signed; empty: the whole document. */
  clauses: readonly string[];
  madeAt: Date;
}

/** More numbers than this are given as a count, so that the certificate stays on one page. */
const MAX_NUMBERS = 60;

/** Returns the numbers of the clauses that a partial signature covers; none when it covers the whole document. */
export function clauseNumbers(
  version: Pick<ContentVersionRow, 'clauses'>,
  { scope, clauseIds }: Pick<SignatureWithLabel, 'scope' | 'clauseIds'>,
): string[] {
  if (scope === 'full') return [];
  return version.clauses.filter(({ id }) => clauseIds.includes(id)).map(({ number }) => number);
}

function signedPart({ lang, signature, clauses }: CertificateInput): string {
  const t = documentTexts(lang);
  if (signature.scope === 'full') return t('certificate.whole');
  return clauses.length > 0 && clauses.length <= MAX_NUMBERS
    ? t('certificate.clauses', { numbers: clauses.join(', ') })
    : t('certificate.clauseCount', { count: signature.clauseIds.length });
}

function facts(input: CertificateInput): [string, string][] {
  const { lang, dates, signature, version, position } = input;
  const t = documentTexts(lang);
  const { effectiveFrom } = version;
  return [
    [t('sheet.person'), signature.confirmedName],
    ...(position === '' ? [] : [[t('sheet.position'), position] satisfies [string, string]]),
    [t('certificate.document'), version.name],
    [t('document.code'), version.code],
    [t('document.version'), signature.versionLabel],
    ...(effectiveFrom === null
      ? []
      : [[t('document.effective'), dates.day(effectiveFrom)] satisfies [string, string]]),
    [t('certificate.signed'), signedPart(input)],
    [t('sheet.at'), dates.instant(signature.createdAt)],
    [t('sheet.method'), t(`method.${signature.method}`)],
    [t('certificate.record'), String(signature.id)],
  ];
}

/** «Подтверждение подписи»: one signature, for the person who gave it. */
export function certificateDocument(input: CertificateInput): TDocumentDefinitions {
  const { lang, dates, signature } = input;
  const t = documentTexts(lang);
  const doubt = doubtText(lang, dates.instant, signature.identity);
  const hash = (label: string, value: string): Content => ({
    text: [{ text: `${label}: `, bold: true }, value],
    fontSize: 8,
    margin: [0, 0, 0, 3],
  });
  const rows = facts(input).map(([term, value]): TableCell[] => [{ text: term, color: '#555555' }, value]);
  return {
    info: { title: `${t('certificate.title')} ${signature.id}` },
    content: [
      letterhead(input),
      { text: t('certificate.title'), fontSize: 16, bold: true, margin: [0, 4, 0, 10] },
      { table: { widths: [150, '*'], body: rows }, layout: 'lightHorizontalLines' },
      ...(doubt === '' ? [] : [{ text: doubt, color: '#9a3412', margin: [0, 10, 0, 0] } satisfies Content]),
      { text: t('certificate.evidence'), fontSize: 12, bold: true, margin: [0, 18, 0, 4] },
      hash(t('certificate.docHash'), signature.docSha256),
      hash(t('sheet.recordHash'), signature.hash),
      {
        text: t('certificate.made', { at: dates.instant(input.madeAt) }),
        fontSize: 8,
        color: '#555555',
        margin: [0, 12, 0, 0],
      },
    ],
  };
}
