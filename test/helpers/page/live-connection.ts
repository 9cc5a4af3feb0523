import type { Client, FormattedExecutionResult, Sink, SubscribePayload } from 'graphql-ws';

/** A connection on which the test acts as the server of `referenceData`. */
export function fakeConnection<Told extends object>() {
  const asked: SubscribePayload[] = [];
  const sinks: { next: (told: Told) => void; fail: () => void; isStopped: boolean }[] = [];
  const client: Client = {
    on: () => () => {},
    subscribe<Data, Extensions>(
      payload: SubscribePayload,
      sink: Sink<FormattedExecutionResult<Data, Extensions>>,
    ) {
      asked.push(payload);
      const connection = {
        isStopped: false,
        next: (referenceData: Told) => sink.next(JSON.parse(JSON.stringify({ data: { referenceData } }))),
        // A server that is stopping or starting answers without data.
        fail: () => sink.next({ errors: [{ message: 'unavailable' }] }),
      };
      sinks.push(connection);
      return () => {
        connection.isStopped = true;
      };
    },
    iterate: () => {
      throw new Error('nobody asks for that');
    },
    dispose: () => {},
    terminate: () => {},
  };
  return { asked, sinks, client };
}
