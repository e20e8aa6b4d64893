/**
 * Puts what others wrote into a prompt as data: between tags, with every tag-like character escaped, so that
 * text such as "[Moderator]:" or a forged closing tag cannot pass for a role or an instruction.
 */
export function quoted(tag: string, text: string, attributes: Record<string, string | number> = {}): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<${tag}${list.join('')}>${escaped(text)}</${tag}>`;
}

/** As it was written before it stood in a prompt: who quotes from there may copy the escapes. */
export const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
