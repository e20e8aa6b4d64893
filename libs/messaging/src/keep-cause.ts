import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';

/** Nest would replace a handler's error by "Internal server error"; the dead letter needs the cause. */
@Catch()
export class KeepCause implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}
