import { comparableWords } from '@domain/questions/typed-text';
import limits from '@graphql/limits.json';
import type { AuditEntry } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { BANK_OBJECT, ownBank, publishBank, whoseBank } from '../bank/bank-access';
import { knownTexts, archiveQuestions } from './bank-import.repository';

export interface BankImportService {
  /**
   * Returns those of these texts that match the text of a bank question that the caller sees, by the same comparison as for
   * questions.
   */
  known(scope: Scope, texts: readonly string[]): Promise<string[]>;
  /** Archives imported questions, or restores them; returns how many were changed. Questions of others stay unchanged. */
  archive(scope: Scope, questionIds: readonly string[], isArchive: boolean): Promise<number>;
}

/** @throws {AppError} validation.range */
function checkCount(list: readonly string[], field: string): void {
  const max = limits.testBankAdd;
  if (list.length > max) throw new AppError('validation.range', { field, params: { min: 0, max } });
}

/** The operations of an import on the bank, other than adding to it. */
export function createBankImport({ audit, live }: Pick<ModuleDeps, 'audit' | 'live'>): BankImportService {
  return {
    async known(scope, given) {
      checkCount(given, 'texts');
      const { tx, organizationId } = scope;
      const keys = new Map(given.map((text) => [comparableWords(text), text]));
      const found = await knownTexts(tx, organizationId, whoseBank(scope), [...keys.keys()]);
      return found.flatMap((text) => keys.get(text) ?? []);
    },
    async archive(scope, questionIds, isArchive) {
      checkCount(questionIds, 'questionIds');
      const { tx, organizationId } = scope;
      const rows = await archiveQuestions(
        tx,
        ownBank(organizationId, whoseBank(scope)),
        questionIds,
        isArchive,
      );
      if (rows.length === 0) return 0;
      await audit.writeAll(
        scope,
        rows.map(({ id, text }): AuditEntry => ({
          action: isArchive ? 'archive' : 'restore',
          ...{ objectType: BANK_OBJECT, objectId: id, changes: { text: [null, text] } },
        })),
      );
      await publishBank(live, scope);
      return rows.length;
    },
  };
}
