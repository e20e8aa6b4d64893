import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { CallerOf, fail, pageLimit, type Caller } from '@parley/http';
import { KnowledgeRefused, type KnowledgeBase, type KnowledgeDocument } from '@parley/knowledge';
import { Answers } from './answers/index.js';
import { AddDocumentsDto, SearchDto, type KnowledgeDocumentDto } from './knowledge.dto.js';
import { KNOWLEDGE } from '../tokens.js';

/** What roles look up before they ask the user (W7), by tenant and collection. */
@ApiTags('knowledge')
@Controller('v1/knowledge/:collection')
export class KnowledgeController {
  constructor(@Inject(KNOWLEDGE) private readonly knowledge: KnowledgeBase) {}

  @Post('documents')
  @HttpCode(200)
  @Answers('DocumentsAdded', 'How many were new, replaced or known; the same again changes nothing.')
  add(@CallerOf() { tenant }: Caller, @Param('collection') collection: string, @Body() { documents }: AddDocumentsDto) {
    return answered(() => this.knowledge.add(tenant, collection, documents.map(documentOf)));
  }

  @Get('documents')
  @Answers('StoredDocuments', 'The documents of the collection.')
  async list(@CallerOf() { tenant }: Caller, @Param('collection') collection: string) {
    return { items: await answered(() => this.knowledge.list(tenant, collection)) };
  }

  @Delete('documents')
  @ApiQuery({ name: 'path', required: true })
  @Answers('DocumentRemoved', 'The document of this path is gone.')
  async remove(@CallerOf() { tenant }: Caller, @Param('collection') collection: string, @Query('path') path = '') {
    const removed = await answered(() => this.knowledge.remove(tenant, collection, path));
    if (!removed) fail('not-found', { detail: `there is no document ${path}` });
    return { removed };
  }

  @Get('search')
  @Answers('Hits', 'The passages that say most of what is asked, best first.')
  async search(
    @CallerOf() { tenant }: Caller,
    @Param('collection') collection: string,
    @Query() { q, limit }: SearchDto,
  ) {
    const options = limit === undefined ? {} : { limit: pageLimit(limit) };
    return { items: await answered(() => this.knowledge.search(tenant, collection, q, options)) };
  }
}

function documentOf({ path, kind, text, pages }: KnowledgeDocumentDto, index: number): KnowledgeDocument {
  const missing = (field: string): never =>
    fail('invalid-request', {
      errors: [{ pointer: `/documents/${index}/${field}`, reason: `is missing in a ${kind} document` }],
    });
  if (kind === 'pdf') return { path, kind, pages: pages ?? missing('pages') };
  return { path, kind, text: text ?? missing('text') };
}

async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof KnowledgeRefused)) throw error;
    const { code, message: detail, params } = error;
    if (code === 'knowledge-full' || code === 'rate-limited') return fail(code, { detail, params });
    if (code === 'too-much-text') return fail('payload-too-large', { detail });
    return fail('invalid-request', { detail });
  }
}
