import { ruleMessage } from '@domain/validation/messages';
import { mixed } from 'yup';
import { fileProblem, fileRules } from './files';

/** The rule of a form's file; only the server knows whether its content is what its name says. */
export const fileSizeValid = (max: number = fileRules.maxBytes) =>
  mixed<File>()
    .nullable()
    .test('file', ruleMessage('fileSizeValid', { max }), (file, context) => {
      const problem = file ? fileProblem(file, max) : null;
      return problem ? context.createError({ message: problem }) : true;
    });
