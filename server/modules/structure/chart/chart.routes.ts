import { z } from 'zod';
import limits from '@graphql/limits.json';
import { paperFormats } from '@domain/chart/chart-formats';
import { flattenTree, type TreeNode } from '@domain/tree';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { hasRight } from '@server/graphql/access/rights';
import { callerOf } from '@server/graphql/access/subject';
import { attachmentsOf } from '@server/modules/content/blocks/attachments.read-model';
import { createDocumentDates } from '@server/modules/content/documents/document-dates';
import { readHead } from '@server/modules/content/documents/document-head.read-model';
import {
  createDocumentPictures,
  type NamedPicture,
} from '@server/modules/content/documents/document-pictures';
import { parsedQuery, pdfFile } from '@server/modules/downloads';
import { PREVIEW } from '@server/modules/files/file.task';
import type { ModuleDeps } from '@server/modules/module';
import type { Download, DownloadRequest, DownloadRoute } from '@server/modules/routes';
import { documentText } from '@server/texts';
import { ownerOf } from '@server/workers/owner';
import { type ChartCard, readChartCards, readChartTree } from './chart.read-model';
import { chartTask } from './chart.task';

type Deps = Pick<ModuleDeps, 'audit' | 'files' | 'now' | 'workers'>;

/** More people than this are drawn with initials, so that neither the memory nor the file grows without limit. */
const MAX_PICTURES = 200;

const ids = z
  .string()
  .max(limits.chartBranches * 10)
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .pipe(z.array(z.number().int().positive()).max(limits.chartBranches));

const query = z.object({
  kind: z.enum(['position', 'subdivision']),
  format: z.enum(paperFormats),
  isArchive: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  /** Only these branches are expanded; absent: all but `closed`. */
  open: ids.optional(),
  closed: ids.default([]),
});

/** The branches of the query; the browser sends the shorter of the two lists. */
function isOpenIn({ open, closed }: { open?: number[]; closed: number[] }): (id: number) => boolean {
  if (open) {
    const expanded = new Set(open);
    return (id) => expanded.has(id);
  }
  const collapsed = new Set(closed);
  return (id) => !collapsed.has(id);
}

/** Returns the stored previews of the people on the chart, by the person's id; of many people, none. */
async function avatarsOf(
  scope: Scope,
  nodes: readonly TreeNode<ChartCard>[],
): Promise<NamedPicture<number>[]> {
  const people = flattenTree(nodes).flatMap(({ node }) => node.faces);
  const avatars = new Map(people.flatMap(({ id, avatarId }) => (avatarId === null ? [] : [[id, avatarId]])));
  if (avatars.size > MAX_PICTURES) return [];
  const rows = await attachmentsOf(scope.tx, scope.organizationId, [...avatars.values()]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...avatars].flatMap(([userId, avatarId]) => {
    const content = byId.get(avatarId);
    const preview = content?.details.formats[PREVIEW];
    return content && preview
      ? [{ name: userId, content: { ...content, mime: 'image/png', details: { ...preview, formats: {} } } }]
      : [];
  });
}

async function chart(deps: Deps, scope: Scope, { query: address }: DownloadRequest): Promise<Download> {
  if (!hasRight(callerOf(scope), 'structure', 'read')) throw new AppError('notFound');
  const { kind, format, isArchive, ...branches } = parsedQuery(query, address);
  const asked = { isArchive, isOpen: isOpenIn(branches), most: limits.chartRows };
  const tree = await readChartTree(scope, kind, asked);
  if (tree.count > limits.chartCards) {
    throw new AppError('structure.chartCards', { params: { max: limits.chartCards } });
  }
  const nodes = await readChartCards(scope, kind, tree.nodes);
  const avatars = await avatarsOf(scope, nodes);
  const head = await readHead(scope);
  await deps.audit.write(scope, { action: 'export', objectType: kind });
  const day = createDocumentDates(head.timezone).day(deps.now());
  const title = documentText(scope.lang, `chart.${kind}`);
  const { letterheadOf, withPictures } = createDocumentPictures(deps);
  // A chart with initials is better than no chart if a picture's file is lost.
  const faces = { named: avatars, isOptional: true };
  return pdfFile(`${title} ${day}.pdf`, (disconnected) =>
    withPictures(scope, faces, async (pictures) => {
      const { organization, logo } = await letterheadOf(scope, head);
      const top = { title, subtitle: `${organization}, ${day}`, logo };
      const input = { nodes, format, head: top, pictures };
      return deps.workers.run(chartTask, input, ownerOf(scope), undefined, disconnected);
    }),
  );
}

/** Serves the chart of positions or subdivisions as a PDF, to those who may read the structure. */
export function createChartRoutes(deps: Deps): DownloadRoute[] {
  return [{ path: '/structure/chart.pdf', handle: (scope, request) => chart(deps, scope, request) }];
}
