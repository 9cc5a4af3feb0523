/** What a browser does between leaving for another service and coming back, step by step. */
export interface Departure {
  /** The cookie that it was given, as it sends it. */
  cookie: string;
  /** Where it was sent. */
  location: string;
}

/** Asks an address without following where it leads. */
export async function hop(address: string, cookie = ''): Promise<{ location: string; setCookie: string }> {
  const response = await fetch(address, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  if (response.status !== 302) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return {
    location: response.headers.get('location') ?? '',
    setCookie: response.headers.get('set-cookie') ?? '',
  };
}

/** Leaves for the service. */
export async function depart(url: string, path: string): Promise<Departure> {
  const { location, setCookie } = await hop(url + path);
  return { location, cookie: setCookie.split(';')[0] ?? '' };
}

/** The address that the service sends the browser back to, at this server whatever its public name. */
export async function comeBack(url: string, { location }: Departure): Promise<string> {
  const back = new URL((await hop(location)).location);
  return `${url}${back.pathname}${back.search}`;
}

/** All of it: where somebody ends up who signs in there. */
export async function throughService(url: string, path: string): Promise<string> {
  const departure = await depart(url, path);
  return (await hop(await comeBack(url, departure), departure.cookie)).location;
}

/** A parameter of the route that a browser was sent to. */
export function parameterOf(location: string, name: string): string {
  return new URLSearchParams(location.slice(location.indexOf('?'))).get(name) ?? '';
}
