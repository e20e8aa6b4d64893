import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ANSWER } from '@parley/http';
import { ownProperty } from '@parley/untrusted';
import { from, mergeMap } from 'rxjs';
import { ChannelViews } from './channel-views.js';
import { ANSWER_SCHEMAS } from './generated/answer-schemas.js';
import { readerOf, type Reader } from './reader.js';

interface Request {
  caller: Reader;
  query: { at?: string };
  params: { id?: string };
}

/**
 * Says of every answer with words of a channel who wrote them, where its schema has it and its route has not said so: a view of its
 * own need not think of it (Article 50).
 */
@Injectable()
export class GeneratedByMark implements NestInterceptor {
  constructor(private readonly views: ChannelViews) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const name = Reflect.getMetadata(ANSWER, context.getHandler()) as string | undefined;
    if (name === undefined || !isMarked(name)) return next.handle();
    return next.handle().pipe(mergeMap((answer: object) => from(this.marked(context, answer))));
  }

  private async marked(context: ExecutionContext, answer: object): Promise<object> {
    const request = context.switchToHttp().getRequest<Request>();
    const { id } = request.params;
    if ('generated_by' in answer || id === undefined) return answer;
    return { ...answer, generated_by: await this.views.generatedBy(readerOf(request), id) };
  }
}

/** Whether the schema of an answer has the mark. */
export const isMarked = (name: string): boolean =>
  Object.hasOwn(ownProperty<{ properties?: object }>(ANSWER_SCHEMAS, name)?.properties ?? {}, 'generated_by');
