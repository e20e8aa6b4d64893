import { ApiResponse } from '@nestjs/swagger';

/** How the API's document names a schema. */
export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Decorators that say what a route answers, by the names of one service's answers. Their schemas are generated from these types
 * (npm run generate), and the method's own type has to fit the one that it names: the document cannot say something else.
 */
export const answersOf =
  <Types extends object>() =>
  <Name extends keyof Types & string>(name: Name, description: string, { status = 200 } = {}) =>
  <Method extends (...given: never[]) => Types[Name] | Promise<Types[Name]>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const content = { 'application/json': { schema: refTo(name) } };
    ApiResponse({ status, description, content })(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
