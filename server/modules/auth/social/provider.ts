/** Values that are kept between going to the service and coming back. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A person's identity according to the service. */
export interface Identity {
  /** Their id at the service: never changes, unlike the address. */
  subject: string;
  email: string | null;
  /** The service says that it verified the address, or the operator vouches for it. */
  isEmailVerified: boolean;
}

/** A service that people sign in with. */
export interface SocialProvider {
  readonly id: string;
  readonly name: string | null;
  /** Returns the address for the browser. */
  authorizationUrl(flow: FlowSecrets): Promise<URL>;
  /** Exchanges the returned code. @throws when anything about the response is not as required */
  identify(answer: URLSearchParams, flow: FlowSecrets): Promise<Identity>;
}

export const TIMEOUT_SECONDS = 10;
