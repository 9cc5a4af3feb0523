import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type {
  QualificationInput,
  QualificationRouteInput,
  Significance,
} from '@server/graphql/generated/types';
import { mayEditObject, objectKeyText } from '@server/modules/content/content-kinds';
import type { ContentServices } from '@server/modules/content/content-services';
import type { ContentVersionRow } from '@server/modules/content/content.tables';
import {
  createPropertiesService,
  type PropertiesService,
} from '@server/modules/content/objects/properties.service';
import type { Copy } from '@server/modules/content/versions/draft-work';
import type { PublicationInput } from '@server/modules/content/versions/publishing.service';
import type { ModuleDeps } from '@server/modules/module';
import { checkInput } from './qualification-input';
import { qualificationAccess, qualificationContent } from './qualification.content';
import { itemsOf, type QualificationPart, storedPart } from './route/qualification-version';
import { asQualification, type QualificationRow } from './qualifications.tables';
import { askedComponents, partsOf } from './route/route.read-model';

const AUDITED = ['code', 'name', 'description', 'level', 'ownerId'] as const;

export interface RoutesService {
  save(scope: Scope, id: number, route: QualificationRouteInput, copy: Copy): Promise<ContentVersionRow>;
  publish(scope: Scope, publication: PublicationInput, clientKey?: string | null): Promise<QualificationRow>;
  preview(
    scope: Scope,
    id: number,
    significance: Significance | null,
  ): ReturnType<ContentServices['publishing']['preview']>;
}

/** Manages qualifications themselves: their properties, not their stages. */
export const createQualificationsService = (
  deps: Pick<ModuleDeps, 'now'>,
  shared: Pick<ContentServices, 'objects' | 'events'>,
): PropertiesService<QualificationRow, QualificationInput> =>
  createPropertiesService(deps, qualificationContent, shared, {
    ...{ audited: AUDITED, asRow: asQualification, check: checkInput },
  });

/** Manages stages with their components: drafts and their publication. */
export function createRoutesService(
  { contentKinds }: Pick<ModuleDeps, 'contentKinds'>,
  { drafts, publishing }: Pick<ContentServices, 'drafts' | 'publishing'>,
): RoutesService {
  /** Returns the content of the draft, or of the version in force when there is no draft. */
  async function storedNow(scope: Scope, id: number): Promise<QualificationPart | null> {
    const { draftVersionId, currentVersionId } = await qualificationAccess.editable(scope, id);
    const versionId = draftVersionId ?? currentVersionId;
    if (versionId === null) return null;
    const [found] = await partsOf(scope, [versionId]);
    return found?.part ?? null;
  }

  /**
   * A component may be added only by those who may edit it, because that assigns it to people. @throws {AppError}
   * qualification.itemForeign
   */
  async function checkAdded(scope: Scope, part: QualificationPart, before: QualificationPart | null) {
    const known = new Set(before ? itemsOf(before).map(objectKeyText) : []);
    for (const [at, stage] of part.stages.entries()) {
      for (const [index, item] of stage.items.entries()) {
        if (known.has(objectKeyText(item)) || (await mayEditObject(contentKinds, scope, item))) continue;
        throw new AppError('qualification.itemForeign', { field: `stages.${at}.items.${index}` });
      }
    }
  }

  /** @throws {AppError} qualification.itemUnpublished: nobody can complete a draft or an archived object */
  async function checkComponents(scope: Scope, part: QualificationPart): Promise<void> {
    const asked = await askedComponents(contentKinds, scope, part);
    const missing = new Set(asked.filter(({ published }) => !published).map(({ item }) => item.id));
    for (const [at, stage] of part.stages.entries()) {
      const index = stage.items.findIndex(({ id }) => missing.has(id));
      if (index === -1) continue;
      throw new AppError('qualification.itemUnpublished', {
        ...{ field: `stages.${at}.items.${index}`, params: { number: at + 1 } },
      });
    }
  }

  return {
    async save(scope, id, route, copy) {
      const { part, own, clauses } = storedPart(route);
      await checkAdded(scope, part, await storedNow(scope, id));
      return drafts.saveOwn(scope, id, { ...copy, own, clauses });
    },
    async publish(scope, publication, clientKey) {
      const part = await storedNow(scope, publication.id);
      if (part) await checkComponents(scope, part);
      return asQualification(await publishing.publish(scope, publication, clientKey));
    },
    preview: (scope, id, significance) => publishing.preview(scope, id, { significance }),
  };
}
