import { Controller, Inject, UseFilters } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { KnowledgeRefused, MAX_QUERY, type KnowledgeBase } from '@parley/knowledge';
import { checkQuery, KeepCause, QueryRefused, type KnowledgeSearch } from '@parley/messaging';
import { KNOWLEDGE } from '../tokens.js';

interface SearchKnowledge {
  tenant: string;
  collection: string;
  query: string;
}

/** Answers workers, who have no database, from the knowledge base (W7). */
@Controller()
@UseFilters(KeepCause)
export class SearchKnowledgeController {
  constructor(@Inject(KNOWLEDGE) private readonly knowledge: KnowledgeBase) {}

  @MessagePattern('SearchKnowledge')
  async search(@Payload() asked: SearchKnowledge): Promise<Awaited<ReturnType<KnowledgeSearch['search']>>> {
    checkQuery(asked, 'tenant', 'collection', 'query');
    const { tenant, collection, query } = asked;
    try {
      const documents = (await this.knowledge.list(tenant, collection)).length;
      const hits = documents ? await this.knowledge.search(tenant, collection, query.slice(0, MAX_QUERY)) : [];
      return { documents, passages: hits.map(({ source, text }) => ({ source, text })) };
    } catch (error) {
      if (!(error instanceof KnowledgeRefused)) throw error;
      throw new QueryRefused([{ pointer: '', reason: error.message }]);
    }
  }
}
