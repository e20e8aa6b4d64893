import { isIP } from 'node:net';
import { IsOptional, ValidateBy } from 'class-validator';

/** Ranges that have names. */
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

const MESSAGE =
  '$property must be addresses or ranges by commas: 10.0.0.7, 10.0.0.0/8, loopback, linklocal, uniquelocal';

/** What stands between Parley and those who ask. */
export class ProxyConfiguration {
  /** Whose `X-Forwarded-For` is believed; nobody's where absent (docs/guide/operations.md). */
  @ValidateBy({ name: 'addresses', validator: { validate: areAddresses, defaultMessage: () => MESSAGE } })
  @IsOptional()
  PARLEY_TRUSTED_PROXIES?: string;

  get trustedProxies(): string[] | undefined {
    return this.PARLEY_TRUSTED_PROXIES === undefined ? undefined : addressesIn(this.PARLEY_TRUSTED_PROXIES);
  }
}

const addressesIn = (setting: string): string[] => setting.split(',').map((one) => one.trim());

function areAddresses(value: unknown): boolean {
  return typeof value === 'string' && addressesIn(value).every(isAddress);
}

function isAddress(one: string): boolean {
  if (RANGES.has(one)) return true;
  const [address = '', bits, ...more] = one.split('/');
  const width = { 4: 32, 6: 128 }[isIP(address)];
  if (width === undefined || more.length) return false;
  return bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) >= 1 && Number(bits) <= width);
}
