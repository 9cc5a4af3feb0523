import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Lang } from '@server/graphql/context';
import type { SignatureWithLabel } from '../regulations.tables';
import type { DocumentDates } from '@server/modules/content/documents/document-dates';
import { documentTexts } from '@server/modules/content/documents/document-texts';
import { letterhead, type Letterhead } from '@server/modules/content/documents/letterhead';
import type { ContentVersionMeta } from '@server/modules/content/content.tables';

export interface ActInput extends Letterhead {
  lang: Lang;
  dates: DocumentDates;
  refusal: SignatureWithLabel;
  version: Pick<ContentVersionMeta, 'name' | 'code'>;
  position: string;
}

const RULE = '_'.repeat(62);

/** «Акт об отказе»: what happened, with signature lines for its author, two witnesses and the person. */
export function actDocument(input: ActInput): TDocumentDefinitions {
  const { lang, dates, refusal, version, position } = input;
  const t = documentTexts(lang);
  const signatureLine = (label: string): Content => ({
    stack: [
      { text: `${label}: ${RULE}`, noWrap: true },
      { text: t('act.lines'), fontSize: 7, color: '#555555', margin: [120, 0, 0, 0] },
    ],
    margin: [0, 8, 0, 0],
  });
  const title = t('act.title', { number: refusal.id });
  return {
    info: { title },
    content: [
      letterhead(input),
      { text: title, fontSize: 13, bold: true, alignment: 'center', margin: [0, 16, 0, 16] },
      {
        columns: [
          { text: `${t('act.place')}: ____________________` },
          { text: `${t('act.date')}: ____________________`, alignment: 'right' },
        ],
        margin: [0, 0, 0, 16],
      },
      {
        text: t('act.text', {
          at: dates.instant(refusal.createdAt),
          person: refusal.confirmedName,
          position: position === '' ? '' : t('act.position', { position }),
          name: version.name,
          code: version.code,
          label: refusal.versionLabel,
        }),
        alignment: 'justify',
        margin: [0, 0, 0, 10],
      },
      { text: [{ text: `${t('act.reason')}: `, bold: true }, refusal.reason], margin: [0, 0, 0, 10] },
      {
        text: t('act.record', { number: refusal.id, hash: refusal.hash, docHash: refusal.docSha256 }),
        fontSize: 8,
        color: '#555555',
        margin: [0, 0, 0, 20],
      },
      signatureLine(t('act.author')),
      { text: `${t('act.witnesses')}:`, margin: [0, 18, 0, 0] },
      signatureLine(t('act.witness', { number: 1 })),
      signatureLine(t('act.witness', { number: 2 })),
      { text: `${t('act.person')}`, margin: [0, 22, 0, 0] },
      { text: RULE, margin: [0, 12, 0, 0] },
    ],
  };
}
