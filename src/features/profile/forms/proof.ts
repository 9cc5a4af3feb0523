import { object } from 'yup';
import { ruleMessage } from '@src/lib/validation/messages';
import { rules } from '@src/lib/validation/rules';

/** The password again: whoever sits at an open cabinet is not yet its person. */
export const passwordProofSchema = object({
  password: rules.password().min(0).required(ruleMessage('required')),
});

/** A code of the app. */
export const codeProofSchema = object({ code: rules.required(20) });

/** Both. */
export const wholeProofSchema = passwordProofSchema.concat(codeProofSchema);

/** A new address, and the password of whoever asks for it. */
export const emailWishSchema = passwordProofSchema.concat(
  object({ email: rules.email().required(ruleMessage('required')) }),
);
