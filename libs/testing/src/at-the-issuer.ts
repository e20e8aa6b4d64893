const MOST_STEPS = 20;

/**
 * Goes the way of somebody who signs in with a browser, at the issuer's own pages (startIssuer): a name, any password, consent.
 * @param asked where Parley has sent them
 * @returns where the issuer sends them back to
 */
export async function signInAtTheIssuer(asked: string, account: string): Promise<string> {
  const { origin } = new URL(asked);
  const jar = new Map<string, string>();
  const cookie = () => Array.from(jar, (one) => one.join('=')).join('; ');
  let next = asked;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (new URL(next).origin !== origin) return next;
    let answer = await fetch(next, { redirect: 'manual', headers: { cookie: cookie() } });
    remember(answer, jar);
    if (answer.status === 200) {
      const [, prompt = ''] = /name="prompt" value="(\w+)"/u.exec(await answer.text()) ?? [];
      const body = new URLSearchParams({ prompt, login: account, password: 'any' });
      answer = await fetch(next, { method: 'POST', body, redirect: 'manual', headers: { cookie: cookie() } });
      remember(answer, jar);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${next} answers ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next).href;
  }
  throw new Error(`no end of steps at ${next}`);
}

function remember(answer: Response, jar: Map<string, string>): void {
  for (const set of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/u.exec(set)!;
    jar.set(name!, value!);
  }
}
