import type { TestInput } from '@server/graphql/generated/types';
import type { ContentServices } from '@server/modules/content/content-services';
import {
  createPropertiesService,
  type PropertiesService,
} from '@server/modules/content/objects/properties.service';
import type { ModuleDeps } from '@server/modules/module';
import { checkInput } from './test-input';
import { testContent } from './test.content';
import { asTest, type TestRow } from './tests.tables';

export type TestsService = PropertiesService<TestRow, TestInput>;

const AUDITED = ['code', 'name', 'description', 'category', 'ownerId', 'isRepetition'] as const;

/** Manages tests themselves: their properties, not their questions. */
export const createTestsService = (
  deps: Pick<ModuleDeps, 'now'>,
  shared: Pick<ContentServices, 'objects' | 'events'>,
): TestsService =>
  createPropertiesService(deps, testContent, shared, { audited: AUDITED, asRow: asTest, check: checkInput });
