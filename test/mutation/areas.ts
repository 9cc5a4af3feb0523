/** What is mutated together, and the tests that should notice. */
export interface Part {
  project: 'unit' | 'src' | 'server';
  /** Files, or lines of a file: `path.ts:10-40`. */
  mutate: readonly string[];
  tests: readonly string[];
}

const shell = (name: string) => `test/src/shell/${name}`;
const src = (mutate: readonly string[], tests: readonly string[]): Part => ({
  project: 'src',
  mutate,
  tests,
});

/** The areas of docs/mutation.md. */
export const areas: Readonly<Record<string, readonly Part[]>> = {
  guards: [
    src(['src/app/routes/guard.ts', 'src/app/routes/opens.ts'], [shell('routes.test.ts')]),
    src(['src/app/routes/follow-subscription.ts'], [shell('subscription.test.ts')]),
  ],
  selectors: [
    src(['src/store/selectors/roles.ts'], [shell('roles.test.ts')]),
    src(['src/store/selectors/rights.ts'], [shell('roles.test.ts'), shell('rights-parity.test.ts')]),
    src(['src/store/selectors/backOfficeTabs.ts'], [shell('back-office-tabs.test.ts')]),
  ],
  validation: [
    src(
      [
        'src/lib/validation/rules.ts',
        'src/lib/validation/patterns.ts',
        'src/features/auth/forms/schemas.ts',
        'server/modules/checks.ts',
        'server/modules/contacts.ts',
        'server/modules/auth/registration-input.ts',
      ],
      ['test/src/validation-rules.test.ts'],
    ),
    src(['src/features/auth/forms/registration.ts'], ['test/src/auth/sign-in-reaction.test.ts']),
    src(['src/lib/validation/messages.ts'], ['test/src/validation-rules.test.ts']),
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
    {
      project: 'server',
      mutate: ['server/graphql/errors.ts'],
      tests: ['test/server/graphql/errors.test.ts'],
    },
  ],
  session: [
    src(['src/app/start/session-check.ts'], [shell('session-check.test.ts')]),
    src(
      ['src/app/start/initialize.ts', 'src/store/slices/auth.ts', 'src/store/useSession.ts'],
      [shell('session-end.test.tsx')],
    ),
    src(['src/store/tab-sync.ts', 'src/store/storage.ts'], [shell('tabs.test.ts')]),
    src(['src/lib/return-path.ts'], [shell('return-path.test.ts')]),
    src(['src/features/auth/sign-in-reaction.ts'], ['test/src/auth/sign-in-reaction.test.ts']),
  ],
};
