/** What is kept between going to the service and coming back. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who somebody is, as the service says. */
export interface Identity {
  /** Their number there: never changes, unlike the address. */
  subject: string;
  email: string | null;
  /** The service says that the address is theirs, or the operator answers for it. */
  isEmailVerified: boolean;
}

/** A service that people sign in by. */
export interface SocialProvider {
  readonly id: string;
  readonly name: string | null;
  /** Where the browser goes. */
  authorizationUrl(flow: FlowSecrets): Promise<URL>;
  /** Exchanges the code that came back. @throws when anything about the answer is not as it must be */
  identify(answer: URLSearchParams, flow: FlowSecrets): Promise<Identity>;
}

export const TIMEOUT_SECONDS = 10;
