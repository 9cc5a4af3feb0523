interface Named {
  nameFirst: string;
  nameSecond: string;
}

/** Returns the displayed name of a person: first name, then surname. The only composer of names, for both sides. */
export function fullName({ nameFirst, nameSecond }: Named): string {
  return `${nameFirst} ${nameSecond}`.trim();
}
