import { ownProperty } from '@parley/untrusted';
import type { Language } from './language.js';

/** Why something cannot be reached or read, by the code that the system or the connection gives it. */
const CAUSES: Record<Language, Record<string, string>> = {
  en: {
    ECONNREFUSED: 'nothing listens there',
    ECONNRESET: 'the connection was cut',
    EPIPE: 'the connection was cut',
    UND_ERR_SOCKET: 'the connection was cut',
    ENOTFOUND: 'no host has that name',
    EAI_AGAIN: 'the name cannot be looked up now',
    EHOSTUNREACH: 'no way leads there',
    ENETUNREACH: 'no way leads there',
    ETIMEDOUT: 'no answer in time',
    TimeoutError: 'no answer in time',
    UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
    UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
    UND_ERR_BODY_TIMEOUT: 'no answer in time',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
    SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
    CERT_HAS_EXPIRED: 'its certificate has expired',
    ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
    'bad port': 'nobody may connect to that port',
    ENOENT: 'there is no such file',
    EACCES: 'access is denied',
    EPERM: 'access is denied',
    EISDIR: 'it is a folder',
    SyntaxError: 'it is no JSON',
    ENOTDIR: 'a part of the path is no folder',
  },
  zh: {
    ECONNREFUSED: '那里没有服务在监听',
    ECONNRESET: '连接被切断',
    EPIPE: '连接被切断',
    UND_ERR_SOCKET: '连接被切断',
    ENOTFOUND: '没有这个主机名',
    EAI_AGAIN: '暂时无法解析该主机名',
    EHOSTUNREACH: '没有通往那里的路由',
    ENETUNREACH: '没有通往那里的路由',
    ETIMEDOUT: '没有及时回答',
    TimeoutError: '没有及时回答',
    UND_ERR_CONNECT_TIMEOUT: '没有及时回答',
    UND_ERR_HEADERS_TIMEOUT: '没有及时回答',
    UND_ERR_BODY_TIMEOUT: '没有及时回答',
    DEPTH_ZERO_SELF_SIGNED_CERT: '其证书不受信任',
    SELF_SIGNED_CERT_IN_CHAIN: '其证书不受信任',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: '其证书不受信任',
    CERT_HAS_EXPIRED: '其证书已过期',
    ERR_TLS_CERT_ALTNAME_INVALID: '其证书属于另一个名称',
    'bad port': '不允许连接该端口',
    ENOENT: '没有这个文件',
    EACCES: '没有权限',
    EPERM: '没有权限',
    EISDIR: '它是文件夹',
    SyntaxError: '不是 JSON',
    ENOTDIR: '路径的某一部分不是文件夹',
  },
};

/** What lies at the bottom of an error: `fetch` says only that it failed. */
export function causeOf(error: unknown, language: Language): string {
  const chain = chainOf(error);
  for (const { code, name, message } of chain.toReversed()) {
    const [cause] = [code ?? '', name, message].flatMap((known) => ownProperty<string>(CAUSES[language], known) ?? []);
    if (cause !== undefined) return cause;
  }
  const { code, message } = chain.at(-1)!;
  return language === 'en' ? message : (code ?? message);
}

type Coded = Error & { code?: string };

/** An error with what it says caused it; of several at once, as of a name with two addresses, the first. */
function chainOf(error: unknown): Coded[] {
  const chain: Coded[] = [];
  for (let one = error; one instanceof Error && chain.length < DEEPEST;) {
    chain.push(one);
    one = one instanceof AggregateError ? one.errors[0] : one.cause;
  }
  return chain.length ? chain : [new Error(String(error))];
}

const DEEPEST = 8;
