// A browser on a busy machine may be late once; a promise that is broken is broken twice. The first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
