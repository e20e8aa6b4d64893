import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

type Block = CallToolResult['content'][number];

/** A result as text: what is no text is named, and left out. */
export function resultText(result: CallToolResult): string {
  const blocks = result.content.map(blockText).join('\n');
  return blocks || (result.structuredContent ? JSON.stringify(result.structuredContent) : '');
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'resource':
      return 'text' in block.resource ? block.resource.text : `[${block.resource.uri}: left out, no text]`;
    case 'resource_link':
      return `[${block.name}: ${block.uri}]`;
    default:
      return `[${block.type} ${block.mimeType}: left out]`;
  }
}

/** Text that the log can keep, cut between two characters where it is too long. */
export function bounded(text: string, maxBytes: number): { content: string; truncated: boolean } {
  // No character takes less than a byte: what is beyond that many need not be looked at.
  const clean = text
    .slice(0, maxBytes + 1)
    .replaceAll('\0', '')
    .toWellFormed();
  const bytes = Buffer.from(clean);
  const truncated = text.length > maxBytes || bytes.length > maxBytes;
  if (bytes.length <= maxBytes) return { content: clean, truncated };
  let end = maxBytes;
  while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end--;
  return { content: bytes.toString('utf8', 0, end), truncated };
}
