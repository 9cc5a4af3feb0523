export interface Passwords {
  /** argon2id. */
  hash(password: string): Promise<string>;
  /** Takes as long for a missing hash as for a wrong password. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** @throws {AppError} validation.passwordShort, validation.passwordLong, validation.passwordCommon */
  check(password: string, field: string): void;
}
