/** Code that is mutated together, and the tests that should detect it. */
export interface Part {
  project: 'unit' | 'src' | 'server';
  /** Files, or a function of a file: `path.ts#name`. */
  mutate: readonly string[];
  tests: readonly string[];
}

const shell = (name: string) => `test/src/shell/${name}`;
const partsOf =
  (project: Part['project']) =>
  (mutate: readonly string[], tests: readonly string[]): Part => ({ project, mutate, tests });
const unit = partsOf('unit');
const src = partsOf('src');
const server = partsOf('server');

/** The areas of docs/mutation.md. */
export const areas: Readonly<Record<string, readonly Part[]>> = {
  guards: [
    src(['src/app/routes/guard.ts', 'src/app/routes/opens.ts'], [shell('routes/routes.test.ts')]),
    src(['src/app/routes/follow-subscription.ts'], [shell('session/follow-subscription.test.ts')]),
  ],
  selectors: [
    src(['src/store/selectors/roles.ts'], [shell('routes/roles.test.ts')]),
    src(
      ['src/store/selectors/rights.ts'],
      [
        shell('routes/roles.test.ts'),
        shell('routes/rights-parity.test.ts'),
        'test/src/support/guest-rights.test.ts',
      ],
    ),
    src(['src/store/selectors/backOfficeTabs.ts'], [shell('routes/back-office-tabs.test.ts')]),
  ],
  validation: [
    src(
      [
        'domain/validation/rules.ts',
        'domain/validation/patterns.ts',
        'domain/validation/messages.ts',
        'src/features/auth/forms/schemas.ts',
        'domain/auth/registration.ts',
      ],
      [
        'test/src/forms/validation-rules.test.ts',
        'test/src/forms/validation-messages.test.ts',
        'test/src/forms/validation-stored.test.ts',
      ],
    ),
    unit(
      [
        'server/modules/checks.ts',
        'server/modules/contacts.ts',
        'server/modules/auth/registration/registration-input.ts',
      ],
      ['test/unit/server/checks.test.ts'],
    ),
    unit(
      ['server/modules/check-input.ts'],
      ['test/unit/server/check-input.test.ts', 'test/unit/payment/roubles-rule.test.ts'],
    ),
    src(['src/features/auth/forms/registration.ts'], ['test/src/auth/sign-in-reaction.test.ts']),
  ],
  errors: [
    src(
      [
        'src/store/error-catalogue.ts',
        'src/store/failure-alert.ts',
        'src/api/errors.ts',
        'src/api/form-errors.ts',
      ],
      [shell('errors.test.ts')],
    ),
    unit(['server/graphql/errors.ts'], ['test/unit/server/presented-errors.test.ts']),
  ],
  session: [
    src(['src/app/start/session-check.ts'], [shell('session/session-check.test.ts')]),
    src(['src/app/start/initialize.ts', 'src/store/useSession.ts'], [shell('session/session-end.test.tsx')]),
    src(
      ['src/store/slices/auth.ts'],
      [shell('session/session-end.test.tsx'), shell('session/app-state.test.ts')],
    ),
    src(['src/store/tab-sync.ts', 'src/store/storage.ts'], [shell('session/tabs.test.ts')]),
    src(['src/lib/return-path.ts'], [shell('routes/return-path.test.ts')]),
    src(['src/features/auth/sign-in-reaction.ts'], ['test/src/auth/sign-in-reaction.test.ts']),
  ],
  policies: [
    unit(['server/graphql/access/rights.ts'], ['test/unit/access/rights.test.ts']),
    unit(['server/graphql/access/access.ts'], ['test/unit/access/access.test.ts']),
    // Needs no database, despite its location.
    unit(['server/graphql/access/policies.ts'], ['test/server/graphql/policies.test.ts']),
    unit(
      ['server/modules/content/access/access.policy.ts', 'server/modules/employees/employees.policy.ts'],
      ['test/unit/access/object-policies.test.ts'],
    ),
    unit(
      ['server/modules/roles/granting.policy.ts'],
      ['test/unit/access/granting-policy.test.ts', 'test/unit/access/person-grants-policy.test.ts'],
    ),
    unit(['server/modules/roles/roles.policy.ts'], ['test/unit/access/roles-policy.test.ts']),
    unit(
      [
        'server/modules/adaptation/adaptation.policy.ts',
        'server/modules/organization/ideal-picture/ideal-picture.policy.ts',
        'server/modules/structure/structure.policy.ts',
      ],
      ['test/unit/access/place-policies.test.ts'],
    ),
    unit(
      [
        'server/modules/assignments/assignments.policy.ts',
        'server/modules/educations/educations.policy.ts',
        'server/modules/tests/tests.policy.ts',
        'server/modules/faq/faq.policy.ts',
        'server/modules/organization/clients/clients.policy.ts',
      ],
      ['test/unit/access/assignment-policies.test.ts'],
    ),
    unit(
      ['server/modules/content/content.policy.ts', 'server/modules/regulations/regulations.policy.ts'],
      ['test/unit/access/object-policies.test.ts'],
    ),
  ],
  evidence: [
    unit(
      [
        'server/modules/content/versions/canonical.ts',
        'server/modules/regulations/signing/evidence.ts',
        'server/modules/content/versions/version-hash.ts',
        'server/audit/evidence-seal.ts',
      ],
      [
        'test/unit/content/evidence.test.ts',
        'test/unit/content/evidence-seal.test.ts',
        'test/server/regulations/hashes.test.ts',
      ],
    ),
    unit(
      [
        'server/modules/content/evidence/integrity-walk.ts',
        'server/modules/content/evidence/integrity-report.ts',
      ],
      ['test/unit/content/integrity-walk.test.ts', 'test/unit/content/integrity-report.test.ts'],
    ),
    server(
      [
        'server/modules/content/evidence/integrity.service.ts',
        'server/modules/content/evidence/integrity-reader.ts',
      ],
      ['test/server/regulations/integrity.test.ts'],
    ),
  ],
  statuses: [
    unit(
      ['domain/assignment-statuses.ts', 'server/modules/assignments/assignments.read-model.ts#isOverdue'],
      ['test/unit/assignment-statuses.test.ts'],
    ),
    unit(['server/modules/assignments/rules/rule-urgency.ts'], ['test/unit/rule-urgency.test.ts']),
    // Only the TypeScript part: the rest is SQL, see docs/mutation.md.
    server(
      ['server/modules/assignments/assignments.repository.ts#assignmentsRepository'],
      [
        'test/server/assignments/assignment-history.test.ts',
        'test/server/assignments/assignment-transitions.test.ts',
      ],
    ),
  ],
};
