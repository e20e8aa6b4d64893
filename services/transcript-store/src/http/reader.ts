import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { wholeNumber, type Caller } from '@parley/http';

/** Whoever reads views, and the moment that is asked for. */
export interface Reader extends Caller {
  /** A version of the channel: what came after it had not happened. Absent: now. */
  at?: number;
}

/** The API's document says of every route that reads by `ReaderOf` that it takes ?at=. */
const documented: ParameterDecorator = (target, method) => {
  const name = method!;
  ApiQuery({
    name: 'at',
    required: false,
    description:
      'A version of the channel, the number of an event of it: as it stood after that. Where it is after the last, as it stands.',
  })(target, name, Object.getOwnPropertyDescriptor(target, name)!);
};

export function readerOf({ caller, query }: { caller: Caller; query: { at?: string } }): Reader {
  const at = wholeNumber(query.at, '/at', { min: 1 });
  return at === undefined ? caller : { ...caller, at };
}

/** The caller of a view that is a fold of its channel’s log, with the moment that ?at= asks for. */
export const ReaderOf = createParamDecorator(
  (_: unknown, context: ExecutionContext): Reader =>
    readerOf(context.switchToHttp().getRequest<{ caller: Caller; query: { at?: string } }>()),
  [documented],
);
