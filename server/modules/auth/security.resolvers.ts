import type { Caller, Context } from '@server/graphql/context';
import type { AuthResolvers } from '@server/graphql/generated/domains/auth';
import type { SignInChangesResolvers } from '@server/graphql/generated/domains/sign-in-changes';
import type { AddressProof } from './addresses/address-proof.service';
import type { EmailChangeService } from './addresses/email-change.service';
import { requireUser } from '@server/modules/employees/employees.read-model';
import { fullName } from '@server/modules/person-name';
import type { Hold } from './sign-in-changes/sign-in-holds.read-model';
import type { SignInHoldsService } from './sign-in-changes/sign-in-holds.service';
import type { AccountsService } from './social/accounts.service';
import type { TwoFactorService } from './two-factor/two-factor.service';

interface SecurityResolversDeps {
  accounts: AccountsService;
  addresses: Pick<AddressProof, 'sendCode' | 'confirm'>;
  twoFactor: TwoFactorService;
  emailChange: EmailChangeService;
  holds: SignInHoldsService;
}

/** Whether the caller can end the hold: confirm the change, or at least lift the dispute. */
const canDecide = ({ userId, changedById, state, isDependent }: Hold, caller: Caller): boolean =>
  caller.isAdmin &&
  userId !== caller.userId &&
  changedById !== caller.userId &&
  (state === 'disputed' || !isDependent);

/** The resolvers of a person's sign-in methods other than the password. */
export function createSecurityResolvers({
  accounts,
  addresses,
  twoFactor,
  emailChange,
  holds,
}: SecurityResolversDeps) {
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
      signInHold: (_, __, { scope, signedIn }) => holds.own(scope, signedIn),
      signInHolds: (_, { userId }, { scope }) => holds.list(scope, userId ?? null),
    },
    SignInHold: {
      user: ({ userId }, _, { loaders }) => requireUser(loaders, userId),
      async changedBy({ changedById }, _, { loaders }) {
        const changer = changedById === null ? null : await loaders.user.load(changedById);
        return changer && fullName(changer);
      },
      canDecide: (hold, _, { signedIn }) => canDecide(hold, signedIn),
    },
    Mutation: {
      async signInConfirmStart(_, __, { scope, signedIn }) {
        await holds.start(scope, signedIn);
        return true;
      },
      async signInConfirm(_, { code }, { scope, signedIn }) {
        await holds.confirm(scope, signedIn, code);
        return true;
      },
      async userSignInConfirm(_, { userId, decision }, { scope, signedIn }) {
        await holds.decide(scope, signedIn, userId, decision);
        return true;
      },
      async userAddressCode(_, __, { scope, signedIn }) {
        await addresses.sendCode(scope, signedIn);
        return true;
      },
      async userAddressConfirm(_, { code }, { scope, signedIn }) {
        await addresses.confirm(scope, signedIn, code);
        return true;
      },
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
  } satisfies AuthResolvers & SignInChangesResolvers;
}
