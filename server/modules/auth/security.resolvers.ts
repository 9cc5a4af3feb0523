import type { Context } from '@server/graphql/context';
import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { EmailChangeService } from './email-change.service';
import type { AccountsService } from './social/accounts.service';
import type { TwoFactorService } from './two-factor/two-factor.service';

interface SecurityResolversDeps {
  accounts: AccountsService;
  twoFactor: TwoFactorService;
  emailChange: EmailChangeService;
}

/** How a person signs in besides the password. */
export function createSecurityResolvers({ accounts, twoFactor, emailChange }: SecurityResolversDeps) {
  async function security({ scope, signedIn }: Pick<Context, 'scope' | 'signedIn'>) {
    const { since, recoveryCodesLeft } = await twoFactor.state(scope, signedIn);
    return {
      twoFactorSince: since,
      recoveryCodesLeft,
      emailPending: await emailChange.pending(scope, signedIn),
      accounts: await accounts.list(scope, signedIn),
    };
  }

  return {
    Query: {
      userSecurity: (_, __, context) => security(context),
    },
    Mutation: {
      async userEmailChangeStart(_, wish, { scope, signedIn }) {
        await emailChange.start(scope, signedIn, wish);
        return true;
      },
      userEmailChangeConfirm: (_, { code }, { scope, signedIn }) =>
        emailChange.confirm(scope, signedIn, code),
      userTwoFactorStart: (_, { password }, { scope, signedIn }) =>
        twoFactor.start(scope, signedIn, password),
      userTwoFactorConfirm: (_, { code }, { scope, signedIn }) => twoFactor.confirm(scope, signedIn, code),
      userTwoFactorCodes: (_, proof, { scope, signedIn }) => twoFactor.renew(scope, signedIn, proof),
      async userTwoFactorOff(_, proof, context) {
        await twoFactor.stop(context.scope, context.signedIn, proof);
        return security(context);
      },
      userTwoFactorReset: (_, { userId }, { scope, signedIn }) => twoFactor.reset(scope, signedIn, userId),
      userSocialBegin: (_, { provider }, { signedIn }) => accounts.begin(signedIn, provider),
      async userSocialLink(_, { token }, context) {
        await accounts.link(context.scope, context.signedIn, token);
        return security(context);
      },
      async userSocialUnlink(_, { id }, context) {
        await accounts.unlink(context.scope, context.signedIn, id);
        return security(context);
      },
    },
  } satisfies Resolvers;
}
