import type { Client, FormattedExecutionResult, Sink, SubscribePayload } from 'graphql-ws';

type SimulatedErrors = readonly { message: string; extensions: { type: string } }[];

/** The server's end of one subscription. */
interface FakeSink<Told> {
  /** Sends data, with errors beside them. */
  next: (told: Told, errors?: SimulatedErrors) => void;
  fail: () => void;
  /** Refuses the subscription. */
  reject: (errors: SimulatedErrors) => void;
  isStopped: boolean;
}

/** A connection on which the test acts as the server of `referenceData`. */
export function fakeConnection<Told extends object>() {
  const asked: SubscribePayload[] = [];
  const sinks: FakeSink<Told>[] = [];
  const client: Client = {
    on: () => () => {},
    subscribe<Data, Extensions>(
      payload: SubscribePayload,
      sink: Sink<FormattedExecutionResult<Data, Extensions>>,
    ) {
      asked.push(payload);
      const connection = {
        isStopped: false,
        next: (referenceData: Told, errors?: SimulatedErrors) =>
          sink.next(JSON.parse(JSON.stringify({ data: { referenceData }, errors }))),
        // A server that is stopping or starting answers without data.
        fail: () => sink.next({ errors: [{ message: 'unavailable' }] }),
        reject: (errors: SimulatedErrors) => sink.error(errors),
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
