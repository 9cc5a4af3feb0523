/** A browser's steps between leaving for a social sign-in service and coming back. */
export interface Departure {
  /** The cookie that the browser received, in its request format. */
  cookie: string;
  /** The redirect target. */
  location: string;
}

/** Requests an address without following its redirect. */
export async function hop(address: string, cookie = ''): Promise<{ location: string; setCookie: string }> {
  const response = await fetch(address, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  if (response.status !== 302) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return {
    location: response.headers.get('location') ?? '',
    setCookie: response.headers.get('set-cookie') ?? '',
  };
}

/** Starts the redirect to the service. */
export async function depart(url: string, path: string): Promise<Departure> {
  const { location, setCookie } = await hop(url + path);
  return { location, cookie: setCookie.split(';')[0] ?? '' };
}

/** The address to which the service redirects the browser, at this server whatever its public name is. */
export async function comeBack(url: string, { location }: Departure): Promise<string> {
  const back = new URL((await hop(location)).location);
  return `${url}${back.pathname}${back.search}`;
}

/** The whole flow: the address where a person signing in there ends up. */
export async function throughService(url: string, path: string): Promise<string> {
  const departure = await depart(url, path);
  return (await hop(await comeBack(url, departure), departure.cookie)).location;
}

/** A parameter of the route in a redirect. */
export function parameterOf(location: string, name: string): string {
  return new URLSearchParams(location.slice(location.indexOf('?'))).get(name) ?? '';
}
