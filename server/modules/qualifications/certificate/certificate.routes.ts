import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ContentEvents } from '@server/modules/content/content-events';
import { readHead } from '@server/modules/content/documents/document-head.read-model';
import { createDocumentPictures } from '@server/modules/content/documents/document-pictures';
import { findObject } from '@server/modules/content/objects/objects.repository';
import { idOf, pdfFile } from '@server/modules/downloads';
import type { ModuleDeps } from '@server/modules/module';
import type { Download, DownloadRequest, DownloadRoute } from '@server/modules/routes';
import { documentText } from '@server/texts';
import { ownerOf } from '@server/workers/owner';
import { asQualification, qualificationTables } from '../qualifications.tables';
import { mayTakeCertificate, readCertificate } from './certificate.read-model';
import { certificateTask } from './certificate.task';
import { checkAddress } from './check.routes';

type Deps = Pick<ModuleDeps, 'config' | 'files' | 'now' | 'workers'>;

/** Serves the certificate as a file to its holder and to those who may see the result. */
export function createCertificateRoutes(
  { config, files, now, workers }: Deps,
  { recordDownload }: Pick<ContentEvents, 'recordDownload'>,
): DownloadRoute[] {
  const { letterheadOf } = createDocumentPictures({ files, workers });

  async function certificate(scope: Scope, { params }: DownloadRequest): Promise<Download> {
    const { tx, organizationId, lang } = scope;
    const found = await readCertificate(tx, organizationId, { id: idOf(params.id) });
    // Absent, foreign and forbidden objects get the same response.
    if (!found || !(await mayTakeCertificate(scope, found.award))) throw new AppError('notFound');
    const { award } = found;
    const row = await findObject(tx, qualificationTables.object, organizationId, award.qualificationId);
    if (!row) throw new AppError('notFound');
    const { level } = asQualification(row);
    const head = await readHead(scope);
    const madeAt = now();
    await recordDownload(scope, award.qualificationId, 'certificate');
    return pdfFile(documentText(lang, 'award.fileName', { number: award.number }), async (disconnected) => {
      const order = {
        ...(await letterheadOf(scope, head)),
        ...{ lang, timezone: head.timezone, certificate: found, level, madeAt },
        address: checkAddress(config, award.token),
      };
      return workers.run(certificateTask, order, ownerOf(scope), undefined, disconnected);
    });
  }

  return [{ path: '/qualifications/awards/:id/certificate.pdf', isUnpaid: true, handle: certificate }];
}
